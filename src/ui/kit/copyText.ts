/** In-app browsers and plain http lack the clipboard API; there a selected field and `execCommand` work. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'fixed top-0 opacity-0'
  const held = document.activeElement
  // Inside an open dialog everything else is inert and cannot be selected.
  const host = document.querySelector('dialog[open]') ?? document.body
  host.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (held instanceof HTMLElement) held.focus()
  }
}
