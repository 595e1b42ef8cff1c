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
