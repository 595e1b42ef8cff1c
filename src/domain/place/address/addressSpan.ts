import { isSurelyPerson } from '@/domain/person/personName'
import { matchDistrict, matchProvince, matchShortDistrict, wordEnd } from '../lexicon/locality'
import { SHORT_QUARTERS } from '../lexicon/localities.data'

const shortQuarters = new Set([...SHORT_QUARTERS, '종로'])

/** Bounded repetitions only, so that each pattern inspects few characters. */
const ROAD =
  /(?:[가-힣·]|\d(?=[가-힣\d·.])|\.(?=\d)){1,9}?(?:대로|로|길)(?:(?:\s?\d{1,4}[가-하]?\s?길)|\s?\d가(?![가-힣]))?(?![가-힣])/y
const NUMBERED_ROAD = /[가-힣]{2,6} \d{1,3}[가-하]?길(?![가-힣])/y
const SPLIT_ROAD = /[가-힣]{1,5} [가-힣]{0,5}(?:대로|로|길)(?:\d{1,3}[가-하]?길)?(?=\s?\d)/y
const DONG = /(?:[가-힣]{1,6}?|[가-힣]{1,5}\d{1,2}(?:[·.]\d{1,2})?)(?:동\s?\d가|동|\d\s?가)(?=산\s?\d|[^가-힣]|$)/y
/** A lot in a village without its town: '읍내리 12-3', but not '베이커리 24'. */
const VILLAGE_LOT = /[가-힣]{1,4}리(?=\s?(?:산\s?)?\d{1,4}(?:-\d{1,4}|번지)(?:[\s,)]|$))/y
const TOWN = /[가-힣]{1,4}[읍면](?=[\s,)\d]|$)/y
const DISHES = [
  '냉면|라면|짜장면|자장면|쫄면|밀면|소면|비빔면|당면|울면|기스면|우육면|도삭면|탄탄면|볶음면|국수면|메밀면|막면|생면|건면|숙면|화면|면면',
  '오리|코다리|항아리|도토리|고사리|미나리|꼬리|머리|사리|보리|너구리|개구리|요리|거리|유리|소리|자리|우리',
]
const DISH = new RegExp(`(?:${DISHES.join('|')})$`)
const VILLAGE = /[가-힣]{1,5}리(?=산\s?\d|[^가-힣]|$)/y

/** Common nouns that end like a 동, 로 or 길. */
const NOT_STREET = new Set(
  `
  우동 냉동 활동 행동 운동 감동 이동 공동 아동 노동 자동 소동 회동 부동 합동 동동 별동 가는길 오는길 꽃길 인생길 고향길 마실길
  샤브로 스시로 밥으로 면으로 집으로 손으로 맛으로 참치로 문어로 연어로 고기로 소고기로 돈까스로
  황톳길 위로 스스로 새로 따로 바로 대로 마음대로 그대로 불로 화로 미로 하나로 비스트로 메트로 센트로 마에스트로 몬테로 피에로 백화로 참숯화로 숯불화로 돌화로 고깃길
`
    .split(/\s+/)
    .filter(Boolean),
)

/** The end of a sticky pattern's match at `at`, or -1. */
function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

const skipSpace = (text: string, at: number) => (text[at] === ' ' ? at + 1 : at)

/** The end of the 읍 or 면 at `at`, or -1. '냉면' does not count. */
function townEnd(text: string, at: number): number {
  const end = matchAt(TOWN, text, at)
  return end > 0 && !DISH.test(text.slice(at, end)) ? end : -1
}

/** `inDistrict`: a 시군구 precedes, so one syllable is enough; `village`: that one is not a 구, so a 리 may follow. */
function readStreet(
  text: string,
  at: number,
  inDistrict: boolean,
  village = false,
): { end: number; street: 'road' | 'dong' } | null {
  const road = Math.max(matchAt(ROAD, text, at), matchAt(NUMBERED_ROAD, text, at))
  const lot = village ? -1 : matchAt(VILLAGE_LOT, text, at)
  const dong = Math.max(
    matchAt(DONG, text, at),
    village ? matchAt(VILLAGE, text, at) : -1,
    DISH.test(text.slice(at, lot)) ? -1 : lot,
  )
  const split = inDistrict && road < 0 && dong < 0 ? matchAt(SPLIT_ROAD, text, at) : -1
  const end = Math.max(road, dong, split)
  if (end < 0) return null
  const word = text.slice(at, end)
  if (NOT_STREET.has(word) && !(inDistrict && word === '합동')) return null
  // '우동' alone is a neighbourhood of one city; longer words are the dish.
  if (!inDistrict && word.length > 2 && word.endsWith('우동')) return null
  if (!inDistrict && isSurelyPerson(word) && !/^\s?\d/.test(text.slice(end, end + 2))) return null
  if (!inDistrict && word.length < 3 && !shortQuarters.has(word)) return null
  return { end, street: (dong >= road && split < 0) || /\d가$/.test(word) ? 'dong' : 'road' }
}

export interface AddressSpan {
  start: number
  /** index after the last recognised part (province … house number) */
  end: number
  sigungu: string | null
  hasProvince: boolean
  /** kind of street: a road (세종대로21길) or a 동·가·리 */
  street: 'road' | 'dong' | null
  hasNumber: boolean
  /** the street as written, without spaces (세종대로21길, 태평로1가), and its number (40, 155-2) */
  streetName: string | null
  number: string | null
}

/** Bounded repetitions only, so that each pattern inspects few characters. */
const NUMBER = /(?:산\s?)?(?:지하\s?)?\d{1,5}(?:-\d{1,5})?(?:번지)?(?:\s?\d{1,4}호)?(?!\d|층|호점|[가-힣]{0,6}점)/y
const BARE_LOT = /[가-힣]{2,4} (?=\d{1,4}-\d{1,4})/y
const MORE_ROAD = /(?:번)?\d{0,4}[가-하]?길(?![가-힣])/y

export function readAddressAt(text: string, at: number): AddressSpan | null {
  const { province, start, district } = readRegion(text, at)
  const capital = province?.name.startsWith('세종') && province.name.length > 2 ? province.name : null
  const region = { sigungu: district?.sigungu ?? capital, hasProvince: province !== null }
  let end = district ? district.end : start
  let street: AddressSpan['street'] = null
  let hasNumber = false
  /** true after a 읍 or 면, which a 리 may follow */
  let rural = false
  let streetName: string | null = null
  let houseNumber: string | null = null
  for (let step = 0; step < 4; step++) {
    let next = skipSpace(text, end)
    const town = step === 0 ? townEnd(text, next) : -1
    if (town > 0) {
      if (!district) {
        street = 'dong'
        streetName = text.slice(next, town)
      }
      end = town
      rural = true
      continue
    }
    const found = readStreet(
      text,
      next,
      district !== null || rural,
      rural || (district !== null && !district.sigungu.endsWith('구')),
    )
    if (!found) break
    if (street !== 'road' || found.street === 'road') streetName = text.slice(next, found.end).replaceAll(' ', '')
    street = street === 'road' ? 'road' : found.street
    end = found.end
    next = skipSpace(text, end)
    const number = Math.max(matchAt(NUMBER, text, next), matchAt(MORE_ROAD, text, next))
    if (number > 0) {
      houseNumber = text.slice(next, number).replaceAll(' ', '')
      end = number
      hasNumber = true
      break
    }
  }
  if (!street && district && !hasNumber) {
    const lot = matchAt(BARE_LOT, text, skipSpace(text, end))
    const number = lot > 0 ? matchAt(NUMBER, text, lot) : -1
    if (number > 0) {
      const [quarter, lotNumber] = text.slice(skipSpace(text, end), number).split(' ')
      return {
        start: at,
        end: number,
        ...region,
        street: 'dong',
        hasNumber: true,
        streetName: `${quarter ?? ''}동`,
        number: lotNumber ?? null,
      }
    }
  }
  if (!district && !street) return null
  return { start: at, end, ...region, street, hasNumber, streetName, number: houseNumber }
}

/** A province's short form joined to something other than a district is a different word: '세종대로', '경기면옥'. */
function readRegion(text: string, at: number) {
  const province = matchProvince(text, at)
  const behind = province ? skipSpace(text, province.end) : at
  const district = readDistrict(text, behind, province !== null)
  const apart = !province || district || province.name.length > 2 || text[province.end] === ' '
  return apart
    ? { province, start: behind, district }
    : { province: null, start: at, district: readDistrict(text, at, false) }
}

function readDistrict(text: string, at: number, afterProvince: boolean): { end: number; sigungu: string } | null {
  let first = matchDistrict(text, at)
  if (first && !afterProvince && /[가-힣]/.test(text[first.end] ?? '') && !isGluedStreet(text, first.end)) first = null
  if (!first) {
    const short = afterProvince ? matchShortDistrict(text, at) : readShortBeforeStreet(text, at)
    return short ? { end: short.end, sigungu: short.name } : null
  }
  const next = skipSpace(text, first.end)
  const second = matchDistrict(text, next)
  if (second && second.name !== first.name && !/[가-힣]/.test(text[second.end] ?? ''))
    return { end: second.end, sigungu: first.name.endsWith('시') ? `${first.name} ${second.name}` : second.name }
  if (second && second.name === first.name) return { end: second.end, sigungu: first.name }
  return { end: first.end, sigungu: first.name }
}

/** '중구을지로19' */
function isGluedStreet(text: string, at: number): boolean {
  const found = readStreet(text, at, true)
  return found !== null && wordEnd(text, at) >= found.end
}

/** A short district without province counts only before a street: '용산 한강로1가 12'. */
function readShortBeforeStreet(text: string, at: number): { end: number; name: string } | null {
  const short = matchShortDistrict(text, at)
  if (!short || text[short.end] !== ' ') return null
  const part = matchDistrict(text, short.end + 1)
  if (part && short.name.endsWith('시') && !/[가-힣]/.test(text[part.end] ?? ''))
    return { end: part.end, name: `${short.name} ${part.name}` }
  return townEnd(text, short.end + 1) > 0 || readStreet(text, short.end + 1, false) ? short : null
}
