/** Control characters, lone surrogates, and bidirectional control characters. */
const UNTYPED = /(?![\n\t])\p{Cc}|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Strips control characters from typed text: PostgreSQL rejects NUL, logs and mail break on the rest. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(UNTYPED, '').trim()

/** The same for a single-line field. */
export const cleanLine = (text: string): string => cleanText(text.replace(/\s+/g, ' '))
