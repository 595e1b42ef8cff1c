import { matchDistrict, matchProvince, matchShortDistrict, wordEnd } from './districtNames'

/** What of an address stands at one place of a text. */
export interface AddressSpan {
  start: number
  /** Behind the last part recognised (province … house number). */
  end: number
  sigungu: string | null
  hasProvince: boolean
  /** A road (세종대로21길) or a 동·가·리 was read. */
  street: 'road' | 'dong' | null
  hasNumber: boolean
  /** The street as written without spaces (세종대로21길, 태평로1가) and its number (40, 155-2). */
  streetName: string | null
  number: string | null
}

/** Bounded repetitions only: each of these looks at no more than a few characters from where it stands. */
const ROAD = /(?:[가-힣·]|\d(?=[가-힣\d·])){1,9}?(?:대로|로|길)(?:(?:\s?\d{1,4}[가-하]?\s?길)|\s?\d가(?![가-힣]))?(?![가-힣])/y
const NUMBERED_ROAD = /[가-힣]{2,6} \d{1,3}[가-하]?길(?![가-힣])/y
const SPLIT_ROAD = /[가-힣]{1,5} [가-힣]{0,5}(?:대로|로|길)(?:\d{1,3}[가-하]?길)?(?=\s?\d)/y
const DONG = /(?:[가-힣]{1,6}?|[가-힣]{1,5}\d{1,2}(?:[·.]\d{1,2})?)(?:동|\d\s?가|동\s?\d가)(?![가-힣])/y
const VILLAGE = /[가-힣]{1,5}리(?![가-힣])/y
const TOWN = /[가-힣]{1,5}[읍면](?=\s)/y
const NUMBER = /(?:산\s?)?(?:지하\s?)?\d{1,5}(?:-\d{1,5})?(?:번지)?(?:\s?\d{1,4}호)?(?!\d|층|호점|[가-힣]{0,6}점)/y
const BARE_LOT = /[가-힣]{2,4} (?=\d{1,4}-\d{1,4})/y
const MORE_ROAD = /(?:번)?\d{0,4}[가-하]?길(?![가-힣])/y

/** Nouns that end like a 동, 로 or 길; a name is never more than a guess there, so the usual ones are named. */
const NOT_STREET = new Set([
  '우동', '냉동', '활동', '행동', '운동', '감동', '이동', '공동', '아동', '노동', '자동', '소동', '회동', '부동', '합동', '동동', '별동', '가는길', '오는길',
  '꽃길', '인생길', '고향길', '마실길', '황톳길', '위로', '스스로', '새로', '따로', '바로', '대로', '마음대로', '그대로', '불로', '화로', '미로', '하나로',
  '비스트로', '메트로', '센트로', '마에스트로', '몬테로', '피에로', '백화로', '참숯화로', '숯불화로', '돌화로', '고깃길',
])

function sticky(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

const skipSpace = (text: string, at: number) => (text[at] === ' ' ? at + 1 : at)

function readStreet(text: string, at: number, inDistrict: boolean, village = false): { end: number; street: 'road' | 'dong' } | null {
  const road = Math.max(sticky(ROAD, text, at), sticky(NUMBERED_ROAD, text, at))
  const dong = Math.max(sticky(DONG, text, at), village ? sticky(VILLAGE, text, at) : -1)
  const split = inDistrict && road < 0 && dong < 0 ? sticky(SPLIT_ROAD, text, at) : -1
  const end = Math.max(road, dong, split)
  if (end < 0) return null
  const word = text.slice(at, end)
  if (NOT_STREET.has(word) && !(inDistrict && word === '합동')) return null
  if (!inDistrict && word.length < 3 && word !== '정동' && word !== '다동' && word !== '종로') return null
  return { end, street: (dong >= road && split < 0) || /\d가$/.test(word) ? 'dong' : 'road' }
}

/** Reads the address that starts exactly here, or null when none does. */
export function readAddressAt(text: string, at: number): AddressSpan | null {
  const { province, start, district } = readRegion(text, at)
  const capital = province?.name.startsWith('세종') && province.name.length > 2 ? province.name : null
  const region = { sigungu: district?.sigungu ?? capital, hasProvince: province !== null }
  let end = district ? district.end : start
  let street: AddressSpan['street'] = null
  let hasNumber = false
  let streetName: string | null = null
  let houseNumber: string | null = null
  for (let step = 0; step < 4; step++) {
    let next = skipSpace(text, end)
    const town = step === 0 ? sticky(TOWN, text, next) : -1
    if (town > 0 && district) {
      end = town
      continue
    }
    const found = readStreet(text, next, district !== null, district !== null && !district.sigungu.endsWith('구'))
    if (!found) break
    if (street !== 'road' || found.street === 'road') streetName = text.slice(next, found.end).replaceAll(' ', '')
    street = street === 'road' ? 'road' : found.street
    end = found.end
    next = skipSpace(text, end)
    const number = Math.max(sticky(NUMBER, text, next), sticky(MORE_ROAD, text, next))
    if (number > 0) {
      houseNumber = text.slice(next, number).replaceAll(' ', '')
      end = number
      hasNumber = true
      break
    }
  }
  if (!street && district && !hasNumber) {
    const lot = sticky(BARE_LOT, text, skipSpace(text, end))
    const number = lot > 0 ? sticky(NUMBER, text, lot) : -1
    if (number > 0) {
      const [quarter, lotNumber] = text.slice(skipSpace(text, end), number).split(' ')
      return { start: at, end: number, ...region, street: 'dong', hasNumber: true, streetName: `${quarter ?? ''}동`, number: lotNumber ?? null }
    }
  }
  if (!district && !street) return null
  return { start: at, end, ...region, street, hasNumber, streetName, number: houseNumber }
}

/** A short province glued to what is no district is none: '세종대로', '경기면옥'. */
function readRegion(text: string, at: number) {
  const province = matchProvince(text, at)
  const behind = province ? skipSpace(text, province.end) : at
  const district = readDistrict(text, behind, province !== null)
  const apart = !province || district || province.name.length > 2 || text[province.end] === ' '
  return apart ? { province, start: behind, district } : { province: null, start: at, district: readDistrict(text, at, false) }
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

/** '중구을지로19': the street follows without a space. */
function isGluedStreet(text: string, at: number): boolean {
  const found = readStreet(text, at, true)
  return found !== null && wordEnd(text, at) >= found.end
}

/** '용산 한강로1가 12': a short district without a province needs a street behind it. */
function readShortBeforeStreet(text: string, at: number): { end: number; name: string } | null {
  const short = matchShortDistrict(text, at)
  if (!short || text[short.end] !== ' ') return null
  return readStreet(text, short.end + 1, false) ? short : null
}
