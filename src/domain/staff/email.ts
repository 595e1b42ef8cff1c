/** Maximum length of an email address (RFC 5321). */
export const EMAIL_LENGTH_MAX = 254

/** An email address as compared and stored: trimmed, in lower case. */
export const normalizeEmail = (typed: string): string => typed.normalize('NFC').trim().toLowerCase()

/** Whether a text has the basic form of an email address. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_LENGTH_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
