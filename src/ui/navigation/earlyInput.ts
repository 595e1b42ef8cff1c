export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface FieldEntry {
  value: string
  /** of a radio button or a checkbox */
  checked: boolean
  /** the field's value before its first change */
  before: string
  composing: boolean
}

/** What the inline script records until hydration: see `deferScripts`. */
interface EarlyInput {
  button: HTMLButtonElement | null
  /** in the order of their last change */
  fields: Map<FormField, FieldEntry>
  stopClicks: () => void
  stop: () => void
}

const page = globalThis as typeof globalThis & { earlyInput?: EarlyInput }

/** From now on React receives clicks itself. Fields are recorded until they are hydrated. */
export const stopKeepingClicks = (): void => page.earlyInput?.stopClicks()

export function takeEarlyInput(): Pick<EarlyInput, 'button' | 'fields'> {
  const { button = null, fields = new Map<FormField, FieldEntry>(), stop } = page.earlyInput ?? {}
  stop?.()
  delete page.earlyInput
  return { button, fields }
}
