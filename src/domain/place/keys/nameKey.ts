import { chainAtStart, compactLower } from '../lexicon/chainNames'
import type { Chain } from '../lexicon/chains.data'
import { markCorporate, withoutMarks } from '../text/corporateMark'
import { normalizeCell } from '../text/normalizeCell'

/** Pronunciations of Latin letters: '메가MGC커피' equals '메가엠지씨커피'. */
const LETTERS =
  '에이 비 씨 디 이 에프 지 에이치 아이 제이 케이 엘 엠 엔 오 피 큐 알 에스 티 유 브이 더블유 엑스 와이 제트'.split(' ')
export const LETTER_NAMES = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, i) => [letter, LETTERS[i] ?? letter]),
)

/** NFKC again, because joined characters may compose. */
function squeezed(name: string): string {
  return compactLower(withoutMarks(markCorporate(normalizeCell(name)))).normalize('NFKC')
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').normalize('NFKC')

const usualName = (chain: Chain) => lettersOf((chain.names[0] ?? '').toLowerCase())

/** Normalises width, case, spaces, marks and a chain's other names (starbucks → 스타벅스, 파리바게트 → 파리바게뜨). */
export function nameKey(name: string): string {
  const plain = squeezed(name)
  let key = lettersOf(plain)
  if (key === '') return plain
  // A chain's usual name may start a longer spelling (starbucks커피), so repeat until stable.
  for (let step = 0; step < MOST_STEPS; step++) {
    const usual = withUsualChainName(key)
    if (usual === key) break
    key = usual
  }
  return key
}

const MOST_STEPS = 4

/** null if the key does not start with a chain's name, in any spelling */
export function splitChainName(key: string): { chain: string; rest: string } | null {
  const found = chainAtStart(key)
  return found && { chain: usualName(found.chain), rest: key.slice(found.length) }
}

function withUsualChainName(letters: string): string {
  const chain = chainAtStart(letters)
  if (!chain) return withUsualChainAtEnd(letters)
  const rest = letters.slice(chain.length)
  return rest !== '' && chain.length < 4 ? letters : usualName(chain.chain) + rest
}

function withUsualChainAtEnd(letters: string): string {
  const end = chainAtEnd(letters)
  return end === null ? letters : letters.slice(0, -end.length) + end.usual
}

/** A chain's name of at least `shortest` letters at the end of a key, after at least two others. */
export function chainAtEnd(letters: string, shortest = 4): { length: number; usual: string } | null {
  for (let at = 2; at <= letters.length - shortest; at++) {
    const chain = chainAtStart(letters.slice(at))
    if (chain && chain.length >= shortest && chain.length === letters.length - at)
      return { length: chain.length, usual: usualName(chain.chain) }
  }
  return null
}

/** Letters and digits as written, without replacing chain names; for masked syllables ('O죽&비빔밥'). */
export function literalKey(name: string): string {
  return lettersOf(squeezed(name))
}

/** Matches initials with their Hangul spelling. */
export function pronouncedKey(name: string): string {
  return [...nameKey(name)].map((char) => LETTER_NAMES.get(char) ?? char).join('')
}

/** ㅐㅒㅖ and ㅔ, ㅚㅙ and ㅞ, tense and plain consonants. As code points, because editors may compose jamo. */
export const ALIKE_JAMO = new Map([
  [0x1162, 0x1166],
  [0x1164, 0x1166],
  [0x1168, 0x1166],
  [0x116c, 0x1170],
  [0x116b, 0x1170],
  [0x1101, 0x1100],
  [0x1104, 0x1103],
  [0x1108, 0x1107],
  [0x110a, 0x1109],
  [0x110d, 0x110c],
])
/** Vowels that sound alike after ㅈ and ㅊ: ㅑ and ㅏ, ㅕ and ㅓ, ㅛ and ㅗ, ㅠ and ㅜ. */
export const GLIDE_VOWELS = new Map([
  [0x1163, 0x1161],
  [0x1167, 0x1165],
  [0x116d, 0x1169],
  [0x1172, 0x116e],
])
export const PALATAL_ONSETS = new Set([0x110c, 0x110e])

/** Mostly with and without ㅅ between two nouns. */
export const VARIANT_SPELLINGS = [
  ['까페', '카페'],
  ['부페', '뷔페'],
  ['정육점식당', '정육식당'],
  ['횟집', '회집'],
  ['고깃집', '고기집'],
  ['국숫집', '국수집'],
  ['맥줏집', '맥주집'],
  ['찻집', '차집'],
  ['순댓국', '순대국'],
  ['만둣국', '만두국'],
  ['북엇국', '북어국'],
  ['선짓국', '선지국'],
  ['시래깃국', '시래기국'],
  ['우거짓국', '우거지국'],
  ['설농탕', '설렁탕'],
  ['떡볶기', '떡볶이'],
  ['샤부샤부', '샤브샤브'],
  ['후라이드', '프라이드'],
  ['바베큐', '바비큐'],
  ['초콜렛', '초콜릿'],
  ['도너츠', '도넛'],
  ['케익', '케이크'],
  ['아구찜', '아귀찜'],
  ['아구탕', '아귀탕'],
] as const

/** Merges similar sounds: 내 and 네, 개 and 게, 까스 and 가스, 쥬 and 주, 까페 and 카페. */
export function phoneticKey(spoken: string): string {
  let before = 0
  let heard = ''
  const spelt = VARIANT_SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), spoken)
  for (const jamo of spelt.normalize('NFD')) {
    const code = jamo.codePointAt(0) ?? 0
    const plain = (PALATAL_ONSETS.has(before) ? GLIDE_VOWELS.get(code) : undefined) ?? ALIKE_JAMO.get(code) ?? code
    heard += String.fromCodePoint(plain)
    before = plain
  }
  return heard.normalize('NFC')
}

/** '시청역점' → '시청역', '태평로2지점' → '태평로2', '수지점' → '수지', null → '' */
export function branchKey(branch: string | null): string {
  if (branch === null) return ''
  return lettersOf(compactLower(normalizeCell(branch))).replace(/(?:(?<=..)지)?점$/, '')
}
