import type { FieldEntry, FormField } from './earlyInput'

const TEXTS = 'input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), textarea'

/** Texts that the browser restored without an event. Selects are left out: replaying a choice would navigate. */
export function restoredTexts(kept: ReadonlyMap<FormField, FieldEntry>): [FormField, FieldEntry][] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS)]
    .filter((field) => field.value !== field.defaultValue && !kept.has(field))
    .map((field) => [field, { value: field.value, checked: false, before: field.defaultValue, composing: false }])
}
