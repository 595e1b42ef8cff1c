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

/** Created on first use, because that takes as long as reading 100 rows. */
let graphemes: Intl.Segmenter | undefined
/** How far to look past the cut for a grapheme; longer than any letter with its marks. */
const BEHIND = 64

/** At most `max` UTF-16 units of a text, without splitting an emoji or combined letter. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  graphemes ??= new Intl.Segmenter('ko', { granularity: 'grapheme' })
  return text.slice(0, graphemes.segment(text.slice(0, max + BEHIND)).containing(max)?.index)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML 1.0 cannot represent: controls except tab and line ends, non-characters, lone surrogates. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (one) => ENTITIES[one] ?? '')

/** A 53-bit hash, which fits a double (cyrb53). A collision among a million texts has odds of 1 in 18,000. */
export function hashText(text: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 2 ** 32 * (2_097_151 & other) + (one >>> 0)
}
