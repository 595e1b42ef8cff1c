const PHONE_MASK = '○○○-○○○○'

/** Mobile and fixed-line numbers, with or without separators; dates and amounts are formatted differently. */
const MOBILE = /(?<!\d)01[016789][-. ]?\d{3,4}[-. ]?\d{4}(?!\d)/g
const FIXED = /(?<![\d-])0\d{1,2}[-.)] ?\d{3,4}[-.]\d{4}(?!\d)/g
/** A resident registration number; file numbers lack such a second part. */
const REGISTRATION = /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-?[1-8](?:\d{6}|[\d*]{0,1}\*{5,6})(?![\d*])/g
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g

export const maskContacts = (text: string): string => replaceContacts(text, '○○○', PHONE_MASK)

export const withoutContacts = (text: string): string => replaceContacts(text, ' ', ' ')

function replaceContacts(text: string, mask: string, phone: string): string {
  if (!/\d{4}|@/.test(text)) return text
  return text.replace(EMAIL, mask).replace(REGISTRATION, mask).replace(MOBILE, phone).replace(FIXED, phone)
}
