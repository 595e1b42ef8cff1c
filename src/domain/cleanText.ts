/** Control characters, lone surrogates and bidirectional controls. */
const UNTYPED = /(?![\n\t])\p{Cc}|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Anything but spaces, zero-width characters, fillers and the empty Braille cell. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** PostgreSQL rejects NUL, and other control characters break logs and mail. Empty if nothing is visible. */
export function cleanText(text: string): string {
  const cleaned = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(UNTYPED, '').trim()
  return VISIBLE.test(cleaned) ? cleaned : ''
}

export const cleanLine = (text: string): string => cleanText(text.replace(/\s+/g, ' '))
