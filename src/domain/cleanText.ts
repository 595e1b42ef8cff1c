/** Control characters, lone surrogates and bidirectional controls. */
const UNTYPED = /(?![\n\t])\p{Cc}|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** PostgreSQL rejects NUL, and other control characters break logs and mail. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(UNTYPED, '').trim()

export const cleanLine = (text: string): string => cleanText(text.replace(/\s+/g, ' '))
