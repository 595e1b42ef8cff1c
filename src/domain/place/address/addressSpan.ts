import { matchDistrict, matchProvince, matchShortDistrict, wordEnd } from '../lexicon/districtNames'
import { readStreet, skipSpace, matchAt, townEnd } from './streetWords'

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
