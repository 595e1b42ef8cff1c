/** Maximum length of an email address (RFC 5321). */
export const EMAIL_LENGTH_MAX = 254

export const normalizeEmail = (typed: string): string => typed.normalize('NFC').trim().toLowerCase()

export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_LENGTH_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
