import type { FieldEntry, FormField } from './earlyInput'

const dispatch = (field: FormField, type: 'input' | 'change'): boolean =>
  field.dispatchEvent(new Event(type, { bubbles: true }))

/** Past React's own setter of the field, by which it knows what it has heard of. */
function setNatively(field: FormField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** React answers an event of a text only where the text is another than the one it knows. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, { value, before }: FieldEntry): void {
  // The page filled it in since: a draft that was written for longer than this.
  if (![value, before, ''].includes(field.value)) return
  const { selectionStart, selectionEnd } = field
  const wasShown = field.value === value
  field.value = value === '' ? ' ' : ''
  setNatively(field, value)
  if (wasShown && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  dispatch(field, 'input')
}

function replayCheck(field: HTMLInputElement, { checked }: FieldEntry): void {
  field.checked = !checked
  field.click()
}

function replaySelect(field: HTMLSelectElement, { value }: FieldEntry): void {
  field.value = value
  // One that depends on another may hold other choices by now.
  if (field.value === value) dispatch(field, 'change')
}

/** Tells React what a field was made to hold before React knew the field, as if it happened now. */
export function replayField(field: FormField, entry: FieldEntry): void {
  if (!field.isConnected) return
  // React takes over a part of the page that it has put off when an event comes from there. This one changes nothing.
  dispatch(field, 'input')
  // Setting a text ends the syllable that is being composed.
  if (entry.composing && field === document.activeElement && !(field instanceof HTMLSelectElement))
    field.addEventListener('compositionend', () => replayText(field, { ...entry, value: field.value }), { once: true })
  else if (field instanceof HTMLSelectElement) replaySelect(field, entry)
  else if (field.type === 'file') dispatch(field, 'change')
  else if (field.type === 'radio' || field.type === 'checkbox') replayCheck(field as HTMLInputElement, entry)
  else replayText(field, entry)
}
