/** RFC 5321: no longer address is delivered. */
export const EMAIL_LENGTH_MAX = 254

/** An address as it is compared and kept: without the space around it, and in small letters. */
export const normalizeEmail = (typed: string): string => typed.normalize('NFC').trim().toLowerCase()

/** The basic shape of an address; whether mail arrives there is another question. */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_LENGTH_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
