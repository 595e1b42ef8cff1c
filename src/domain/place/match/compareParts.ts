import type { AddressKey } from '../address/addressKey'
import { isDistrictStem, isLocality } from '../lexicon/locality'
import { jamoDistance } from '../text/jamoDistance'

export type BranchRelation = 'equal' | 'alike' | 'one' | 'none' | 'other'
/**
 * `street`: without number; `same_street_family`: 무교로 and 무교동 or 무교로3길; `dong_only`: two 동 without number, one perhaps
 * the department's; `slip`: one digit or word differs; `unknown`: nothing to compare.
 */
export type AddressRelation = 'same' | 'street' | 'same_street_family' | 'dong_only' | 'slip' | 'unknown' | 'other'

/** '' means no branch. */
export function compareBranch(a: string, b: string): BranchRelation {
  if (a === '' && b === '') return 'none'
  if (a === '' || b === '') return 'one'
  if (a === b) return 'equal'
  if (a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return 'other'
  if (isQuarterAndRoad(a, b) || isQuarterAndRoad(b, a)) return 'other'
  if (isBehindDistrict(a, b) || isBehindDistrict(b, a)) return 'alike'
  const [short, long] = [place(a), place(b)].sort((x, y) => x.length - y.length)
  if (!short || !long) return 'other'
  if (isBehindDistrict(short, long)) return 'alike'
  const tail = long.startsWith(short) ? long.slice(short.length) : ''
  const alike =
    short === long ||
    BRANCH_TAILS.has(tail) ||
    (tail === '청' && /[시군구]$/.test(short)) ||
    (jamoDistance(short, long) <= 1 && (isSlipBehindPlace(short, long) || !(isLocality(short) && isLocality(long)))) ||
    isShortOfOne(short, long) ||
    namesSameLandmark(short, long)
  return alike ? 'alike' : 'other'
}

/** '세종직영점' and '직영점': a leading district adds nothing. */
const isBehindDistrict = (short: string, long: string) =>
  long.endsWith(short) && isDistrictStem(long.slice(0, -short.length))

/** '홍대점' is '홍대입구점', but '마포점' is not '마포구청점', and chains have both '불광점' and '불광역점'. */
const BRANCH_TAILS = new Set(['입구', '동', '로', '본', '지'])

/** '달래동점' and '달래로점' are two shops of a chain; '달래점' matches either. */
const isQuarterAndRoad = (a: string, b: string) => a.endsWith('동') && b.endsWith('로')

/** One jamo differs after the same locality: '노원중안' and '노원중앙', but not '상계' and '상게'. */
const isSlipBehindPlace = (a: string, b: string) =>
  a.length >= 4 && a.slice(0, 2) === b.slice(0, 2) && isLocality(a.slice(0, 2))

const place = (branch: string) => branch.replace(/(?:[동읍면]|본|직영)$/, '')

/** One more word in front: '교원대' and '한국교원대', but not '대전역' and '서대전역'. */
const namesSameLandmark = (short: string, long: string): boolean =>
  short.length >= 3 && long.length >= short.length + 2 && long.endsWith(short) && /[대역청]$|터미널$|병원$/.test(short)

/** '광창역' for '광흥창역' */
function isShortOfOne(short: string, long: string): boolean {
  if (short.length < 2 || long.length !== short.length + 1 || short.at(-1) !== long.at(-1) || short[0] !== long[0])
    return false
  return [...long].some((_, i) => i > 0 && long.slice(0, i) + long.slice(i + 1) === short)
}

export function compareAddress(a: AddressKey | null, b: AddressKey | null): AddressRelation {
  const streetA = a?.road ?? a?.dong
  const streetB = b?.road ?? b?.dong
  if (!a || !b || !streetA || !streetB) return 'unknown'
  if (Boolean(a.road) !== Boolean(b.road)) {
    const [dong, road] = [stem(a.dong ?? b.dong ?? ''), stem(a.road ?? b.road ?? '')]
    return isRoadOfQuarter(dong, road) ? 'same_street_family' : 'unknown'
  }
  if (streetA === streetB || isMisspelt(streetA, streetB, a.number !== null && a.number === b.number))
    return relateNumbers(a.number, b.number)
  if (a.number === null && b.number === null && a.dong) return 'dong_only'
  if (coversStreet(a, streetA, streetB) || coversStreet(b, streetB, streetA)) return 'same_street_family'
  return a.road && a.number !== null && a.number === b.number && isSlipOfRoad(streetA, streetB, a.number)
    ? 'slip'
    : 'other'
}

/** A road without a number covers its side streets: '세종대로22길 16'. '세종대로21' is a truncated '세종대로21길'. */
function coversStreet(key: AddressKey, street: string, side: string): boolean {
  const begins =
    side.startsWith(street) || (side.length > street.length && isMisspelt(street, side.slice(0, street.length), false))
  return begins && (key.number === null || side === `${street}${key.number}길`)
}

/** '무료로 21' and '무교로 21', but not '명동9길' and '명동8길'. The same house number allows one more error. */
function isMisspelt(a: string, b: string, sameNumber: boolean): boolean {
  return a.replace(/\D/g, '') === b.replace(/\D/g, '') && jamoDistance(a, b) <= (sameNumber ? 2 : 1)
}

const LANE = /\d{1,3}[가-하]?길$/

/** With the same house number: one other word ('달빛로18길', '별로18길'), or one other digit if the number has two parts. */
function isSlipOfRoad(a: string, b: string, number: string): boolean {
  const [laneA, laneB] = [LANE.exec(a)?.[0], LANE.exec(b)?.[0]]
  if (laneA !== undefined && laneA === laneB) return true
  const isOneDigit = a.length === b.length && [...a].filter((char, i) => char !== b[i]).join('').length === 1
  return isOneDigit && number.includes('-') && a.replace(/\d/g, '') === b.replace(/\d/g, '')
}

/** The last digit is missing: '26-40' and '26-4'. */
const isCutNumber = (a: string, b: string): boolean =>
  a.includes('-') && b.includes('-') && Math.abs(a.length - b.length) === 1 && (a.startsWith(b) || b.startsWith(a))

function relateNumbers(a: string | null, b: string | null): AddressRelation {
  if (a === null || b === null) return 'street'
  if (a === b) return 'same'
  // '132' and '132-1': the second part is often omitted.
  if (a.split('-')[0] === b.split('-')[0] && a.includes('-') !== b.includes('-')) return 'street'
  return isCutNumber(a, b) ? 'slip' : 'other'
}

const stem = (street: string) => street.replace(/(?:\d{1,2}가|동|대로|로)?(?:\d{1,4}번?길)?$/, '')

/** 둔산동, 둔산로 and 둔산중로 */
const isRoadOfQuarter = (a: string, b: string): boolean =>
  a === b || (a.length >= 2 && b.startsWith(a) && /^[동서남북중]$/.test(b.slice(a.length)))
