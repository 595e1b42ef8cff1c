import { convertQwertyToHangul } from 'es-hangul'

/** Keys that type Hangul: each vowel follows a consonant. es-hangul throws on other sequences, such as `photo`. */
const HANGUL_KEYS = /^(?:[ac-gq-tv-xzQWERT\d]|(?<=[ac-gq-tv-xzQWERT])(?:h[kol]|n[jpl]|ml|[bh-puyOP]))+$/

/** The Hangul of keys typed on a Latin layout: 'tnsgml' → '순희'. Null for non-Latin text. */
export function qwertyToHangul(text: string): string | null {
  if (!/[a-z]/i.test(text)) return null
  // Only these keys have a shifted letter. Other capitals, or text all in capitals, come from caps lock.
  const locked = !/[a-z]/.test(text)
  const keys = locked ? text.toLowerCase() : text.replace(/[^QWERTOP]/g, (key) => key.toLowerCase())
  return HANGUL_KEYS.test(keys) ? convertQwertyToHangul(keys) : null
}
