const PHONE_MASK = '○○○-○○○○'

/** Mobile and fixed lines, with or without marks between; a date or an amount is written otherwise. */
const MOBILE = /(?<!\d)01[016789][-. ]?\d{3,4}[-. ]?\d{4}(?!\d)/g
const FIXED = /(?<![\d-])0\d{1,2}[-.)] ?\d{3,4}[-.]\d{4}(?!\d)/g
/** A resident's registration number; a file number has no such second half. */
const REGISTRATION = /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-?[1-8](?:\d{6}|[\d*]{0,1}\*{5,6})(?![\d*])/g
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g

/** How to reach a person, taken out of a text: telephone numbers, e-mail addresses, registration numbers. */
export function maskContacts(text: string): string {
  if (!/\d{4}|@/.test(text)) return text
  return text.replace(EMAIL, '○○○').replace(REGISTRATION, '○○○').replace(MOBILE, PHONE_MASK).replace(FIXED, PHONE_MASK)
}
