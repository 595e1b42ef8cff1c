export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface FieldEntry {
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

export function noteHydration(): void {
  if (page.earlyInput) page.earlyInput.hydrated = true
}

export function takeEarlyInput(): Pick<EarlyInput, 'button' | 'fields' | 'sent'> {
  const { button = null, fields = new Map<FormField, FieldEntry>(), sent, stop } = page.earlyInput ?? {}
  stop?.()
  delete page.earlyInput
  return { button, fields, ...(sent && { sent }) }
}
