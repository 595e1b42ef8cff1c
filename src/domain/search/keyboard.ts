import { convertQwertyToHangul, disassemble } from 'es-hangul'

/** In `searchText` form ('ㅅㅎㄴ'); null unless the text has only initials. */
export function choseongOf(text: string): string | null {
  // Some keyboards combine two consonants into one final (ㄱ, ㅅ → ㄳ).
  const apart = disassemble(text)
  return /^[ㄱ-ㅎ]+$/.test(apart) && /[ㄱ-ㅎ]/.test(text) ? apart : null
}

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

const SYLLABLES = /[가-힣]$/
const FIRST = 0x1100
const CHOSEONG = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FINAL_BASE = 0x11a7
/** Finals of a syllable still being typed: what stays, and the consonant that moves to the next syllable. */
const FINALS = [
  ...['', '|ㄱ', '|ㄲ', 'ㄱ|ㅅ', '|ㄴ', 'ㄴ|ㅈ', 'ㄴ|ㅎ', '|ㄷ', '|ㄹ', 'ㄹ|ㄱ', 'ㄹ|ㅁ', 'ㄹ|ㅂ', 'ㄹ|ㅅ', 'ㄹ|ㅌ'],
  ...['ㄹ|ㅍ', 'ㄹ|ㅎ', '|ㅁ', '|ㅂ', 'ㅂ|ㅅ', '|ㅅ', '|ㅆ', '|ㅇ', '|ㅈ', '|ㅊ', '|ㅋ', '|ㅌ', '|ㅍ', '|ㅎ'],
]
const SINGLE_FINALS: Record<string, number> = { '': 0, ㄱ: 1, ㄴ: 4, ㄹ: 8, ㅂ: 17 }

const leading = (letter: string): string => String.fromCodePoint(FIRST + CHOSEONG.indexOf(letter))

/**
 * NFD-folded, plus the form it may grow into: while '가방' is typed it is briefly '갑'. A lone consonant ('국ㅂ') starts a
 * syllable too. One form or two.
 */
export function halfTypedForms(typed: string): string[] {
  const text = typed.normalize('NFC').toLowerCase()
  const alone = CHOSEONG.includes(text.at(-1) ?? ' ')
  if (alone) return [`${text.slice(0, -1).normalize('NFD')}${leading(text.slice(-1))}`]
  const whole = text.normalize('NFD')
  if (!SYLLABLES.test(text)) return [whole]
  const final = (text.charCodeAt(text.length - 1) - 0xac00) % 28
  if (final === 0) return [whole]
  const [stays = '', goesOn = ''] = (FINALS[final] ?? '').split('|')
  const kept = SINGLE_FINALS[stays] ?? 0
  return [whole, `${whole.slice(0, -1)}${kept ? String.fromCodePoint(FINAL_BASE + kept) : ''}${leading(goesOn)}`]
}
