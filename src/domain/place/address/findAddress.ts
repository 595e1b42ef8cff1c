import { type AddressSpan, readAddressAt } from './addressSpan'
import { isLocality, matchDistrict, matchProvince } from '../lexicon/locality'
import { endOfPositions } from './units'

interface NameAndAddress {
  name: string
  address: string
  sigungu: string | null
}

const BOUNDARY = new Set([' ', '-', '/', ',', '_', ')'])
const UNIT =
  /^,?\s?(?:(?:지하|지상|B)?\s?\d{1,4}(?:-\d{1,4})?(?:층|호|F|동|번지|관)?|지하|[A-Z]동|\d{1,3}층\s?\d{1,4}호|[가-나]동)(?=[\s,]|$)/
const BUILDING =
  /^[가-힣A-Za-z0-9]{0,12}(?:빌딩|타워|플라자|프라자|오피스텔|상가|아파트|아케이드|단지|센터|센타)(?=[\s,])/
const ENGLISH_NUMBER = /\b\d{1,4}(?:\/F|F|TH)?\b/g
const ENGLISH_STREET = /\b(?:ROAD|RD|STREET|ST|AVENUE|AVE|BLVD|LANE)\b/
const ENGLISH_SPAN = 88

function cutsNameBefore(span: AddressSpan, text: string): boolean {
  const rest = text.slice(span.end)
  // '별커피 부산남구청점' is a branch that names its city.
  if (!span.hasNumber && !span.street && /^[가-힣]{0,8}점$/.test(rest)) return false
  if (span.sigungu && (span.hasProvince || span.street || span.hasNumber)) return true
  if (span.street && span.hasNumber) return !/^\s?(?:점|호점|[가-힣]{1,8}점$)/.test(rest)
  const word = text.slice(span.start, span.end)
  return (
    span.street === 'road' &&
    rest.trim() === '' &&
    (/\d길$/.test(word) || (/대?로$/.test(word) && isLocality(word.replace(/대?로$/, ''))))
  )
}

function addressBehind(text: string): NameAndAddress | null {
  for (let at = 1; at < text.length; at++) {
    const before = text[at - 1] ?? ''
    const boundary = BOUNDARY.has(before)
    if (!boundary && !isGluedProvince(text, at)) continue
    const span = readAddressAt(text, at)
    if (span && cutsNameBefore(span, text))
      return { name: text.slice(0, at).replace(/[\s,:/_-]{1,4}$/, ''), address: text.slice(at), sigungu: span.sigungu }
  }
  return null
}

/** A province and district after a missing space or bracket: '어미가서울 중구 서소문로'. */
function isGluedProvince(text: string, at: number): boolean {
  const province = matchProvince(text, at)
  if (province) return text[province.end] === ' ' && matchDistrict(text, province.end + 1) !== null
  const district = at >= 2 ? matchDistrict(text, at) : null
  return district !== null && text[district.end] === ' ' && readAddressAt(text, district.end + 1)?.hasNumber === true
}

function endOfUnits(text: string, from: number): number {
  let end = from
  for (let step = 0; step < 5; step++) {
    const comma = text[end] === ',' ? 1 : 0
    const start = text[end + comma] === ' ' ? end + comma + 1 : end + comma
    if (start === end && comma === 0) return end
    const rest = text.slice(start, start + 60)
    const found = UNIT.exec(rest) ?? BUILDING.exec(rest)
    if (!found) return end
    end = start + found[0].length
  }
  return end
}

/** An address after an unknown district: '강부구 미아동 12-3 달빛식당'. */
function behindMisspeltDistrict(text: string): AddressSpan | null {
  const word = /^[가-힣]{1,3}[구시군] (?=[가-힣])/.exec(text)
  const glued = word && word[0].length > 3 && matchDistrict(word[0], word[0].length - 3)
  const span = word && !glued ? readAddressAt(text, word[0].length) : null
  const named = span !== null && /[가-힣]{2}/.test(text.slice(span.end))
  return span?.street && span.hasNumber && !span.sigungu && named ? { ...span, start: 0 } : null
}

function addressInFront(text: string, alone: boolean): NameAndAddress | null {
  const span = readAddressAt(text, 0) ?? behindMisspeltDistrict(text)
  if (!span) return null
  const units = span.hasNumber ? endOfUnits(text, span.end) : span.end
  const end = span.hasNumber ? Math.max(units, endOfPositions(text, units)) : units
  const rest = text.slice(end)
  if (/^[\s,/-]*$/.test(rest)) {
    const enough = span.sigungu !== null || span.hasNumber || (alone && /(?:동|\d가)$/.test(text))
    return enough ? { name: '', address: text, sigungu: span.sigungu } : null
  }
  if (span.sigungu && !span.street && /^\s[가-힣]{2,8}\s?\d{1,4}(?:-\d{1,4})?$/.test(rest))
    return { name: '', address: text, sigungu: span.sigungu }
  const apart = /^[\s,/-]/.test(rest) || rest.startsWith('\u0001')
  if (!apart || (!span.sigungu && !span.hasNumber)) return null
  // A name that looks like a village lot, followed only by a 동: '달고리88번지 봉명동'.
  if (!span.sigungu && /^\s[가-힣]{1,4}동$/.test(rest)) return null
  if (/^\s?(?:점|호점)/.test(rest)) return null
  return { name: rest, address: text.slice(0, end), sigungu: span.sigungu }
}

/** `alone`: the text contains no name, so a single 동 counts as an address ('염리동 (할리스커피)'). */
export function findAddress(text: string, alone: boolean): NameAndAddress | null {
  const trimmed = text.trim()
  const english = englishAddress(trimmed)
  if (english > 3) return { name: trimmed.slice(0, english), address: trimmed.slice(english), sigungu: null }
  return addressInFront(trimmed, alone) ?? addressBehind(trimmed)
}

/** '24 SEJONG-DAERO 21-GIL ROAD': the first number before a street word, without Hangul between; -1 if none. */
function englishAddress(text: string): number {
  if (!ENGLISH_STREET.test(text)) return -1
  for (const { 0: number, index } of text.matchAll(ENGLISH_NUMBER)) {
    const behind = text.slice(index + number.length, index + number.length + ENGLISH_SPAN)
    if (ENGLISH_STREET.test(behind.split(/[가-힣]/, 1)[0] ?? '')) return index
  }
  return -1
}

/** An address that fills a bracket, where a single 동, 로 or 구 is enough. */
export function wholeAddress(text: string): AddressSpan | null {
  const trimmed = text.trim()
  const abbreviated = /^[가-힣][.,]\s?(?=[가-힣])/.exec(trimmed)
  const span = readAddressAt(trimmed, abbreviated?.[0].length ?? 0)
  if (!span) return misspeltAddress(trimmed) ?? gluedDistrict(trimmed) ?? villageLot(trimmed)
  const rest = trimmed.slice(span.end)
  if (span.sigungu && (rest === '' || !/^[가-힣]/.test(rest) || span.street !== null)) return span
  if (span.street && (span.hasNumber || /^[\s,]*(?:소재|부근|인근)?$/.test(rest))) return span
  if (span.street && (rest.startsWith(',') || /^\s[^,]{0,20}(?:\d|빌딩|타워|상가)/.test(rest))) return span
  return span.street || span.sigungu ? null : misspeltAddress(trimmed)
}

/** An address with an unknown district and a street as second or third word: '서울정로구 자하문로30길 2', '중수 세종대로길'. */
function misspeltAddress(text: string): AddressSpan | null {
  let at = 0
  for (let word = 0; word < 2; word++) {
    const space = text.indexOf(' ', at)
    if (space < 0 || !/^[가-힣]{1,6}$/.test(text.slice(at, space))) return null
    at = space + 1
    const later = readAddressAt(text, at)
    if (later?.street && !later.sigungu && (later.hasNumber || later.end === text.length)) return { ...later, start: 0 }
  }
  return null
}

/** A 리 with a plain number, which in brackets is a lot: '읍내리 123'. */
function villageLot(text: string): AddressSpan | null {
  const found = /^([가-힣]{1,3}리)\s(?:산\s?)?(\d{1,4})$/.exec(text)
  if (!found) return null
  const [, streetName = '', number = ''] = found
  return {
    start: 0,
    end: text.length,
    sigungu: null,
    hasProvince: false,
    street: 'dong',
    hasNumber: true,
    streetName,
    number,
  }
}

/** A truncated or misspelt street joined to its district: '송파구올림픽', '용산구한강대료'. */
function gluedDistrict(text: string): AddressSpan | null {
  const district = matchDistrict(text, 0)
  if (
    !district ||
    district.name.length < 3 ||
    !/^(?!청|의회)[가-힣]{2,8}$/.test(text.slice(district.end)) ||
    text.endsWith('점')
  )
    return null
  return {
    start: 0,
    end: text.length,
    sigungu: district.name,
    hasProvince: false,
    street: null,
    hasNumber: false,
    streetName: null,
    number: null,
  }
}
