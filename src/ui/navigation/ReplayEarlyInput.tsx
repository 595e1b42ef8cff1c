'use client'
import { useEffect, useLayoutEffect } from 'react'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FieldEntry {
  value: string
  /** of a radio button or a checkbox */
  checked: boolean
  /** the field's value before its first change */
  before: string
  composing: boolean
}

/** What the inline script records until hydration: see `LOADER`. */
interface EarlyInput {
  /** the control that was pressed last */
  button: HTMLElement | null
  /** in the order of their last change */
  fields: Map<FormField, FieldEntry>
  /** a form that was sent after hydration */
  sent?: SubmitEvent
  /** whether React has hydrated the page, apart from boundaries that it has postponed */
  hydrated?: boolean
  stop: () => void
}

const page = globalThis as typeof globalThis & { earlyInput?: EarlyInput }

function noteHydration(): void {
  if (page.earlyInput) page.earlyInput.hydrated = true
}

function takeEarlyInput(): Pick<EarlyInput, 'button' | 'fields' | 'sent'> {
  const { button = null, fields = new Map<FormField, FieldEntry>(), sent, stop } = page.earlyInput ?? {}
  stop?.()
  delete page.earlyInput
  return { button, fields, ...(sent && { sent }) }
}

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

function replayField(field: FormField, entry: FieldEntry): void {
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

const TEXTS = 'input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), textarea'

/** Texts that the browser restored without an event. Selects are left out: replaying a choice would navigate. */
function restoredTexts(kept: ReadonlyMap<FormField, FieldEntry>): [FormField, FieldEntry][] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS)]
    .filter((field) => field.value !== field.defaultValue && !kept.has(field))
    .map((field) => [field, { value: field.value, checked: false, before: field.defaultValue, composing: false }])
}

function replay(): void {
  const { button, fields, sent } = takeEarlyInput()
  for (const [field, entry] of [...restoredTexts(fields), ...fields]) replayField(field, entry)
  tellOfOpened()
  if (button) press(button)
  if (sent?.target instanceof HTMLFormElement) sent.target.requestSubmit(sent.submitter)
}

/** Popovers open by themselves, and `details` too: React has not heard of those that are open. */
function tellOfOpened(): void {
  if (!('popover' in HTMLElement.prototype)) return
  for (const open of document.querySelectorAll(':popover-open, details[open]'))
    open.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }))
}

/** A row's last action is drawn before it is there (`RowActions`): it comes with the hydration that an event causes. */
function press(control: HTMLElement): void {
  if (!control.matches('.row-actions')) return control.click()
  control.dispatchEvent(new Event('input', { bubbles: true }))
  setTimeout(() => control.querySelector<HTMLElement>('button:last-child')?.click())
}

/** Outside the effect itself: the first event hydrates a pending boundary only while React is idle. */
export function ReplayEarlyInput() {
  // Within the event that hydrates the page.
  useLayoutEffect(noteHydration, [])
  useEffect(() => {
    const timer = setTimeout(replay)
    return () => clearTimeout(timer)
  }, [])
  return null
}
