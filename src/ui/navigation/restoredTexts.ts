import type { FieldEntry, FormField } from './earlyInput'

const TEXTS = 'input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), textarea'

/**
 * Texts that no event told of: the browser itself filled them in, or brought them back with the page. Choices are left
 * out, since one that is brought back would lead on to another page.
 * @param kept fields that are known already
 */
export function restoredTexts(kept: ReadonlyMap<FormField, FieldEntry>): [FormField, FieldEntry][] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS)]
    .filter((field) => field.value !== field.defaultValue && !kept.has(field))
    .map((field) => [field, { value: field.value, checked: false, before: field.defaultValue, composing: false }])
}
