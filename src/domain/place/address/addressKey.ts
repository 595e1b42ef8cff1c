import { matchDistrict } from '../lexicon/locality'
import { readAddressAt } from './addressSpan'
import { normalizeCell } from '../text/normalizeCell'

export interface AddressKey {
  /** '중구', '고양시 덕양구'; null when the address names none. */
  district: string | null
  /** '세종대로21길', or null for a lot address. */
  road: string | null
  /** '태평로1가', '다동'; null for a road address. */
  dong: string | null
  /** House or lot number, '40' or '155-2'. */
  number: string | null
}

/** A mistyped suffix (adjacent key): '세종대호 124', '서소문루 131', '세종대로14실 22-5'. */
const MISTYPED_ROAD = /(?<=[가-힣]{2})[호루](?= ?\d)/g
const MISTYPED_LANE = /(?<=로 ?\d{1,3})[실갈](?= ?\d|$)/g

/** A space within a road name: '세검정로6 라길', '명동 9 길'. */
const SPLIT_STREET = /(\d{1,4}) ([가-하]?길)(?![가-힣])/g

/** '서울특별시 중구 세종대로 21길 40, 2층' → 중구, 세종대로21길, 40. Null without district and street. */
export function addressKey(address: string | null): AddressKey | null {
  if (address === null) return null
  const text = joinTornDistrict(normalizeCell(address))
    .replace(SPLIT_STREET, '$1$2')
    .replace(MISTYPED_ROAD, '로')
    .replace(MISTYPED_LANE, '길')
  const span = startOf(text)
  if (!span) return null
  const { street, streetName, sigungu } = span
  return {
    district: sigungu,
    road: street === 'road' ? (streetName?.replace(/로길$/, '로') ?? null) : null,
    dong: street === 'dong' ? streetName : null,
    number: span.number?.replace(/번지|호$|^지하|(?<=-)0+(?=\d)/g, '') ?? null,
  }
}

/** A district split by a line break: '금 천구 시흥대로'. */
function joinTornDistrict(text: string): string {
  const torn = /^([가-힣]{1,2}) ([가-힣]{0,2}[시군구])(?= )/.exec(text)
  const joined = torn ? `${torn[1] ?? ''}${torn[2] ?? ''}` : ''
  return torn && matchDistrict(joined, 0)?.end === joined.length ? joined + text.slice(torn[0].length) : text
}

/** A misspelt district is skipped; the street after it is enough. */
function startOf(text: string): ReturnType<typeof readAddressAt> {
  const whole = readAddressAt(text, 0)
  if (whole?.street) return whole
  const space = text.indexOf(' ')
  const later = space > 0 ? readAddressAt(text, space + 1) : null
  if (!later?.street) return whole
  return { ...later, sigungu: later.sigungu ?? whole?.sigungu ?? null }
}

/** '세종대로21길 40' or '다동 155'; '' without a street */
export function addressKeyText(key: AddressKey | null): string {
  const street = key?.road ?? key?.dong
  if (!street) return ''
  return key?.number ? `${street} ${key.number}` : street
}
