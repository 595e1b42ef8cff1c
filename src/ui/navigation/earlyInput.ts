export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What somebody made of a field while React did not know it. */
export interface FieldEntry {
  value: string
  /** of a radio button or a checkbox */
  checked: boolean
  /** what stood in the field when it was first changed */
  before: string
  /** a syllable was still being composed */
  composing: boolean
}

/** What the page's first lines keep while React does not listen yet: see `deferScripts`. */
interface EarlyInput {
  /** the button that was pressed last */
  button: HTMLButtonElement | null
  /** the last changed is the last */
  fields: Map<FormField, FieldEntry>
  stopClicks: () => void
  stop: () => void
}

const page = globalThis as typeof globalThis & { earlyInput?: EarlyInput }

/** From here on React hears of clicks itself. Of a field it hears only what comes after it has taken it over. */
export const stopKeepingClicks = (): void => page.earlyInput?.stopClicks()

/** What was kept, once; nothing is kept from here on. */
export function takeEarlyInput(): Pick<EarlyInput, 'button' | 'fields'> {
  const { button = null, fields = new Map<FormField, FieldEntry>(), stop } = page.earlyInput ?? {}
  stop?.()
  delete page.earlyInput
  return { button, fields }
}
