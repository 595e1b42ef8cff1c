import { splitCommas } from '../address/addressText'
import { isListOfRooms } from '../address/units'
import { endsEating, endsInDish, isBranchWord } from '../lexicon/wordEnds'
import { withoutAmount } from '../text/cellNotes'
import { FOOD_ENDS } from '../lexicon/tradeWords.data'
import { chainAtStart } from '../lexicon/chainNames'
import { type CellPart, splitUnmarked } from './splitUnmarked'
import { nonEateryReason } from './nonplace'

/** Words joined by commas or plus signs without spaces, with at most a trailing bracket. */
const JOINED = /^([가-힣A-Za-z0-9]{1,12}(?:[,+][가-힣A-Za-z0-9]{1,12}){1,4}) ?(?:\([^()]*\))?$/

/** '카페달,별,해', '별+블렌딩': one word has a single syllable, and none is a place alone as in '숲,스타벅스'. */
function isOneSign(text: string): boolean {
  const words = JOINED.exec(text.trim())?.[1]?.split(/[,+]/) ?? []
  return words.some((word) => /^[가-힣]$/.test(word)) && !words.some(isPlaceByItself)
}

const isPlaceByItself = (word: string): boolean =>
  word.length > 1 &&
  (chainAtStart(word) !== null ||
    isBranchWord(word) ||
    endsInDish(word) ||
    (/[가-힣]{2}/.test(word) && nonEateryReason(word) !== null))

/** Parts of one sign rather than separate names: '오리,굴 전문점', '고로, 커피', '뚝배기정육점, 식당'. */
const SIGN_PARTS = new Set([
  ...FOOD_ENDS,
  ...'굴 회 전문점 정육점 음료 주류 차 술 밥 빵 디저트 브런치 호프 주점 와인 바 돼지 소 닭 한식 중식 일식 양식 삼겹 오겹 목살 육회 파닭 닭발 골뱅이 꼼장어'.split(
    ' ',
  ),
  ...'오뎅 어묵 튀김 소주 맥주 막걸리 coffee cafe'.split(' '),
])
/** Ingredients, which form a dish with a cooking method: '동태찜', '낙지볶음'. */
const STUFF = new Set([
  ...FOOD_ENDS,
  ...'아구 아귀 오징어 고등어 갈치 조기 대구 동태 생태 코다리 명태 복 닭 오리 버섯 두부 김치 된장 만두 해물 조개'.split(
    ' ',
  ),
  ...'제육 차돌 소고기 쇠고기 돼지고기 주꾸미 쭈꾸미 콩나물 북어'.split(' '),
  ...'홍합 꽃게 낙지 순대 족발 곱창 새우 메기 붕어 빠가사리 송어 향어 염소 토끼'.split(' '),
])
const COOKED =
  /^(.{1,4}?)(?:탕|찜|국|국수|국밥|전골|찌개|구이|볶음|조림|무침|회|회무침|전|튀김|수제비|칼국수|비빔밥|덮밥|냉면|만두|밥|죽)$/
const OTHERS =
  /\s?(?:외\s?\d{1,3}\s?(건|곳|개소|개|군데|업체|점포|명|인|필지)?|등\s?\d{1,3}\s?(?:건|곳|개소|군데|업체)|\s\d{1,2}\s?(?:곳|개소|군데|업체))\s?$/
const DIGITS = /^[\d\s.-]*$/

export interface Others {
  text: string
  /** 'places' for 외 2곳, 'people' for 외 3명 (no further places), null for neither */
  others: 'places' | 'people' | null
}

const BARE_OTHERS = /(?:(?<=[\p{L}\d)])\s|(?<=\)))(?:외|등|등등)(?:\s?(?:다수|여러\s?곳))?\.{0,3}$/u
/** '등' or '외' joined to a shop's last word: '달빛식당등', '달빛식당등등', '온솔흑염소외'. */
const GLUED_OTHERS = /(?:등{1,2}|외)$/
const OTHERS_INSIDE = /\s?(?:외|등)\s?\d{1,3}\s?(?:건|곳|개소|군데|업체|점포)(?=\s?\()/

/** Splits '외 1건', '외 2곳', '외1' off the end of a text outside brackets. */
export function cutOthers(text: string): Others {
  const found = OTHERS.exec(text.slice(-16))
  const inside = found ? null : OTHERS_INSIDE.exec(text)
  if (inside)
    return { text: text.slice(0, inside.index) + text.slice(inside.index + inside[0].length), others: 'places' }
  const tail = text.search(GLUED_OTHERS)
  const bare = tail > 0 && endsInDish(text.slice(0, tail)) ? tail : text.search(BARE_OTHERS)
  if (!found) return bare > 0 ? { text: text.slice(0, bare), others: 'places' } : { text, others: null }
  const cut = text.slice(0, text.length - found[0].length)
  const open = cut.split('(').length > cut.split(')').length
  if (open || cut.trim() === '') return { text, others: null }
  const unit = found[1] ?? ''
  if (unit === '필지') return { text, others: null }
  return { text: cut, others: unit === '명' || unit === '인' ? 'people' : 'places' }
}

/** Splits a cell into segments: several places, or a place and its address. */
export function splitParts(text: string): CellPart[] {
  if (isOneSign(text)) return [{ text: text.trim(), separator: '' }]
  return splitNumbered(text)
    .flatMap((part) => rejoinRooms(splitCommas(part)))
    .flatMap((part, i) => splitConjunctions(part, i === 0 ? '' : ','))
    .flatMap(splitUnmarked)
    .map((part) => ({ ...part, text: partText(part.text) }))
    .filter((part) => part.text !== '')
}

/** A list of rooms is one address: '… 5 107,108호'. */
const rejoinRooms = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((joined, part) => {
    const before = joined.at(-1)
    return before !== undefined && isListOfRooms(before, part)
      ? [...joined.slice(0, -1), `${before},${part}`]
      : [...joined, part]
  }, [])

/** A part without the amount paid there: '달빛식당 91,000원 / 별카페 29,000원'. */
const partText = (text: string): string => withoutAmount(text.trim()).trim() || text.trim()

/** Separators of places, besides commas. */
const SEPARATOR = /[·/+;]|및 /

/** Splits a numbered list ('1. 달빛식당 2. 별빛카페') or one with dashes ('-달빛식당 -별빛카페'). */
function splitNumbered(text: string): string[] {
  if (/^- ?[가-힣A-Za-z]/.test(text) && / - ?[가-힣A-Za-z]/.test(text))
    return text.slice(1).split(/ - ?(?=[가-힣A-Za-z])/)
  if (!/^1[.)]\s?\D/.test(text)) return [text]
  const parts: string[] = []
  let rest = text.slice(2)
  for (let number = 2; number <= 9; number++) {
    const at = Math.max(rest.indexOf(` ${number}.`), rest.indexOf(` ${number})`))
    if (at < 0) break
    parts.push(rest.slice(0, at))
    rest = rest.slice(at + 3)
  }
  return parts.length > 0 ? [...parts, rest] : [text]
}

function splitConjunctions(text: string, first: string): CellPart[] {
  if (!SEPARATOR.test(text)) return [{ text, separator: first }]
  const parts: CellPart[] = []
  let depth = 0
  let start = 0
  let separator = first
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '(') depth++
    if (char === ')') depth = Math.max(0, depth - 1)
    if (depth > 0) continue
    const width = separatorAt(text, i)
    if (width === 0) continue
    parts.push({ text: text.slice(start, i), separator })
    separator = text.slice(i, i + width).trim()
    start = i + width
    i += width - 1
  }
  parts.push({ text: text.slice(start), separator })
  return parts
}

function separatorAt(text: string, at: number): number {
  if (text.startsWith(' 및 ', at)) return 3
  // Joined to a whole name: '온솔추어탕및 별카페'.
  if (text.startsWith('및 ', at) && endsInDish(text.slice(0, at).trim())) return 2
  const char = text[at]
  if (char === '·') return endsEating(text.slice(0, at)) && endsEating(text.slice(at + 1).split('(')[0] ?? '') ? 1 : 0
  if (char !== '/' && char !== '+' && char !== ';') return 0
  if (text.startsWith('B/D', at - 1)) return 0
  const around = `${text[at - 1] ?? ''}${text[at + 1] ?? ''}`
  if (char === ';' || char === '+')
    return /^[가-힣) ][가-힣\u0001 ]$|^ \($/.test(around) &&
      text.length - at > 3 &&
      (char === '+' || text[at + 1] === ' ')
      ? 1
      : 0
  return /\d[A-Za-z]$/.test(around) ? 0 : 1
}

export function isSignPart(part: string): boolean {
  const words = part.trim().split(' ')
  return DIGITS.test(part) || words.every((word) => isTradeOrDish(word) || isTradeOrDish(word.replace(/전문점?$/, '')))
}

const isTradeOrDish = (word: string) => SIGN_PARTS.has(word.toLowerCase()) || STUFF.has(COOKED.exec(word)?.[1] ?? '')
