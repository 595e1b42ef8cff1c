const AREA = /^0\d{1,3}-\d{3,4}-\d{4}$/
const NATIONWIDE = /^1\d{3}-\d{4}$/
const MOBILE = /^01/

/** A shop's own telephone number; null for a mobile one, which is a person's, and for what is no number. */
export function businessPhone(phone: string | null): string | null {
  const number = phone?.trim() ?? ''
  return (AREA.test(number) && !MOBILE.test(number)) || NATIONWIDE.test(number) ? number : null
}
