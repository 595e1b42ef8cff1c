import { isCompanyName } from '../parse/companyName'
import { endsInFood } from '../lexicon/wordEnds'
import { isLocality } from '../lexicon/locality'
import { EPITHETS } from '../keys/distinctivePart'
import type { ShopKeys } from './matchKeys'
import { FOOD_ENDS } from '../lexicon/tradeWords.data'

/** A founding year: '수이재1928'. */
const FOUNDED = /^(?:1[89]|20)\d\d$/

/** Whether the longer name continues the shorter: '온리원갈비' and '온리원갈비합정', '선미옥' and '선미옥칼국수', '보원에프앤' and '보원에프앤비'. */
export function goesOn(short: ShopKeys, long: ShopKeys): boolean {
  const tail = long.whole.slice(short.whole.length)
  if (!long.whole.startsWith(short.whole)) return false
  if (short.core.length >= 3 && isHeadOf(short, long)) return true
  if (short.whole.length >= 3 && isCompanyName(tail)) return true
  if (addsWord(short, long)) return true
  if (FOUNDED.test(tail) && short.core.length >= 3) return true
  if (isLocality(tail) || FOOD_ENDS.includes(tail) || tail.endsWith('전문점')) return true
  if (short.core.length >= 2 && short.whole.length >= 3 && endsInFood(tail)) return true
  if (short.whole.length >= 5 && short.branch === '' && isDishes(tail)) return true
  if (HOUSES.includes(tail) && short.dish !== '' && short.core.length >= 2 && !isLocality(short.core)) return true
  return short.core.length >= 4 || (tail.length <= 2 && short.whole.length >= 5)
}

/** Adds what the shop sells, or a separate word, to a distinctive name: '식복' and '식복돼지국밥', '해솔' and '해솔 260도'. */
export function addsWord(short: ShopKeys, long: ShopKeys): boolean {
  if (addsLatin(short, long)) return true
  if (short.branch !== '' || short.core !== short.name || short.name.length < 2 || !long.name.startsWith(short.name))
    return false
  if (isHeadOf(short, long)) return true
  return endsInFood(long.name.slice(short.name.length))
}

const addsLatin = (short: ShopKeys, long: ShopKeys): boolean =>
  short.branch === '' &&
  short.core.length >= 2 &&
  /[가-힣]$/.test(short.name) &&
  long.name.startsWith(short.name) &&
  /^[a-z]{3,}$/.test(long.name.slice(short.name.length))

/** A following single syllable starts a branch or another name: '온솔리 연'. */
const isHeadOf = ({ name }: ShopKeys, long: ShopKeys): boolean =>
  long.heads.includes(name) && long.whole.length > name.length + 1

/** Words for a house after a dish, which are often omitted: '온솔낙지촌'. */
const HOUSES = ['집', '촌', '마을']

const OTHER_HOUSE = /^(?:[2-9]호?|.{0,4}분|[신별]관)$/

/** Whether the longer one is another outlet of the shorter: '온솔옥 강남분점', '온솔회관 2호점', '온솔탕신관'. */
export const isOtherOutlet = (short: ShopKeys, long: ShopKeys): boolean =>
  short.branch === '' && long.whole.startsWith(short.name) && OTHER_HOUSE.test(long.whole.slice(short.name.length))

/** Whether the longer name has an epithet in the middle: '온솔통닭' and '온솔옛날통닭'. */
export const insertsEpithet = ({ name }: ShopKeys, long: ShopKeys): boolean =>
  EPITHETS.some((word) => {
    const at = long.name.indexOf(word)
    return at >= 2 && long.name.slice(0, at) + long.name.slice(at + word.length) === name
  })

function isDishes(text: string): boolean {
  const dish = FOOD_ENDS.find((word) => text.endsWith(word))
  return dish !== undefined && (dish.length === text.length || isDishes(text.slice(0, -dish.length)))
}

/** Words before a name that do not belong to it, including what a shop sells: '생갈비전문점'. */
const FRONT = /^(?:카페|커피|식당|레스토랑|호텔|오마카세|.{1,8}의|.{1,8}전문점)$/
/** Words before a name of at least three syllables; with a shorter one they may form the name: '들안길맛집', '중화요리'. */
const LONGER_FRONT =
  /^(?:.{1,8}맛집|(?:(?:중화|중국|일본|한국)요리|중식|일식|한식|양식|분식|한정식)(?:주점|식당|집|당)?)$/

/** Whether a name is distinctive rather than a dish or locality; a locality before it is then its location. */
const isProper = ({ core, name }: ShopKeys): boolean => core.length >= 3 || (core.length === 2 && core === name)

/**
 * `apart`: a separate word, a kind of shop, an owner, a locality or a company; `glued`: other letters; `none`: no
 * prefix, or a number ('365달빛식당').
 */
export function relateFront(short: ShopKeys, long: ShopKeys): 'apart' | 'glued' | 'none' {
  const front = long.name.endsWith(short.name) ? long.name.slice(0, -short.name.length) : ''
  if (front === '' || /\d$/.test(front)) return 'none'
  if (short.name.length >= 3 && long.tails.includes(short.name)) return 'apart'
  if (
    isCompanyName(front) ||
    (isProper(short) &&
      isLocality(front) &&
      long.branch === '' &&
      (short.branch === '' || short.branch.endsWith(front)))
  )
    return 'apart'
  const isFront = FRONT.test(front) || (short.name.length >= 3 && LONGER_FRONT.test(front))
  return isFront && short.branch === long.branch ? 'apart' : 'glued'
}
