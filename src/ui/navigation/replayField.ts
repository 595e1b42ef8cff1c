import type { FieldEntry, FormField } from './earlyInput'

const dispatch = (field: FormField, type: 'input' | 'change'): boolean =>
  field.dispatchEvent(new Event(type, { bubbles: true }))

/** Bypasses React's value setter, by which React tracks what it has seen. */
function setNatively(field: FormField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** React ignores an input event whose text equals the value it knows. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, { value, before }: FieldEntry): void {
  // The page has filled it in since, for example with a longer draft.
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
  // A dependent field may hold other choices by now.
  if (field.value === value) dispatch(field, 'change')
}

export function replayField(field: FormField, entry: FieldEntry): void {
  if (!field.isConnected) return
  // An event hydrates a boundary that React has postponed. This one changes nothing.
  dispatch(field, 'input')
  // Setting the text would end the syllable that is being composed.
  if (entry.composing && field === document.activeElement && !(field instanceof HTMLSelectElement))
    field.addEventListener('compositionend', () => replayText(field, { ...entry, value: field.value }), { once: true })
  else if (field instanceof HTMLSelectElement) replaySelect(field, entry)
  else if (field.type === 'file') dispatch(field, 'change')
  else if (field.type === 'radio' || field.type === 'checkbox') replayCheck(field as HTMLInputElement, entry)
  else replayText(field, entry)
}
