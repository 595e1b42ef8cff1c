import {
  endsAsHouse,
  isFullNameOfPerson,
  isOwner,
  isOwnerAtEnd,
  isOwnerBehindNumber,
  isTitledPerson,
} from '@/domain/person/ownerName'
import { isPersonName } from '@/domain/person/personName'
import { collapse, tidy } from '../text/normalizeCell'
import { isLocality, matchDistrict, matchProvince } from '../lexicon/locality'

const NOTES = new Set(['소재', '부근', '인근', '내', '일대'])
const PHONE = /^(?:전화|연락처|TEL|Tel|tel|T)?[.:)\s]{0,3}0\d{1,2}[-.)\s]{0,2}\d{3,4}[-.\s]?\d{4}$/
/** Ways an address ends, after which only a building or owner may follow: a number, a floor, a bracket. */
const ADDRESS_END =
  /(?:[\d층호)]|번지|필지|지상|지하|우측|좌측|번째|일부|전체|전부|포함|분할|코너|[좌우\d]차|\s[좌우]|층[좌우]|[가-하A-Za-z]동)\s?$/
const AMOUNT = /^\d{1,3}(?:,\d{3}){1,3}\s?원?$|^\d{4,8}원$/

/** Words and a house number, as in most addresses. */
const PLAIN_ADDRESS = /^(?!.* 외 )[가-힣\d]+(?: [가-힣\d]*[가-힣])* [1-9]\d{0,4}(?:-[1-9]\d{0,3})?$/

/** A map's copy button copied along with the address: '서소문로 139-1복사'. */
const COPY_BUTTON = /(?<=[\d층호)]) ?(?:주소)?복사$/

export function isPhoneOrAmount(text: string): boolean {
  return PHONE.test(text.trim()) || AMOUNT.test(text.trim())
}

/** As stored: without owner, 소재, phone number and outer separators, but with building and floor. */
export function cleanAddress(text: string): string {
  if (PLAIN_ADDRESS.test(text)) return withoutOwnerInFront(text)
  const parts = splitCommas(collapse(text).replace(COPY_BUTTON, ''))
  while (parts.length > 1) {
    const last = (parts.at(-1) ?? '').trim()
    if (last !== '' && last !== '.' && !/결제|배달|주문/.test(last) && !PHONE.test(last) && !isOwnerBehindNumber(last))
      break
    parts.pop()
  }
  const address = withoutOwnerInFront(withoutOwnerBehindMark(tidy(parts.join(','))))
  const words = address.replace(/\(\)?$/, '').split(' ')
  while (words.length > 1) {
    const dropped = ownerWords(words)
    if (dropped === 0) break
    words.splice(-dropped)
  }
  return tidy(words.join(' '))
}

const OWNER_WORDS = 4

/** A house number; zeros alone may be the hidden syllables of a name. */
const isBareNumber = (word: string): boolean => /^[\d-]+$/.test(word) && /[1-9]/.test(word)

/** How many words at the end of an address are the owner's name or a note; 0 if none. */
function ownerWords(words: readonly string[]): number {
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  if (NOTES.has(last) || PHONE.test(last)) return 1
  if (isBareNumber(last) && before !== '외') return 0
  if (/[:：]/.test(last) && isTitledPerson(last)) return 1
  if (last === '인' && isOwnerBehindNumber(before)) return 2
  for (let count = Math.min(OWNER_WORDS, words.length - 1); count >= 1; count--) {
    const text = words.slice(-count).join(' ')
    const front = words.at(-count - 1) ?? ''
    if (count > 1 && isTitledPerson(text)) return count
    if ((front === '/' || front === '-') && isOwnerBehindNumber(text)) return count + 1
    if ((ADDRESS_END.test(front) || endsAsHouse(front)) && isOwnerAtEnd(text)) return count
    if (isFullNameOfPerson(text) && /\d/.test(words.slice(0, -count).join(' '))) return count
  }
  return 0
}

const OWNER_LENGTH = 5

/** '홍길동 중구 무교로 17' */
function withoutOwnerInFront(address: string): string {
  const space = address.indexOf(' ')
  if (space < 2 || space > OWNER_LENGTH || /[시도군구로길]/.test(address.charAt(space - 1))) return address
  const isAddress = matchProvince(address, space + 1) ?? matchDistrict(address, space + 1)
  const first = address.slice(0, space)
  return isAddress && isOwner(first) && !isLocality(first) ? address.slice(space + 1) : address
}

/** '백제고분로7길 8. 홍길동', '다동 125 (홍길동)', '무교로 17/홍길동'; not after a comma */
function withoutOwnerBehindMark(address: string): string {
  const at = Math.max(...['.', '·', ';', ':', '|', '/', '(', '-'].map((mark) => address.lastIndexOf(mark)))
  const owner = address
    .slice(at + 1)
    .replace(/\)$/, '')
    .trim()
  const front = address.slice(0, Math.max(at, 0)).trimEnd()
  // After these marks an address continues with a floor or number, never with a word.
  const isMarked = './|:;'.includes(address[at] ?? ' ') && /\d/.test(front)
  if (at <= 0 || !(ADDRESS_END.test(front) || endsAsHouse(front) || isMarked)) return address
  const isPerson =
    isOwnerBehindNumber(owner) && !(address[at] === '(' && /[동가리층호]$/.test(owner) && !isPersonName(owner))
  return isPerson ? address.slice(0, at).trim() : address
}

/** Splits at commas outside brackets, except in numbers ('1,234'). */
export function splitCommas(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '(') depth++
    if (char === ')') depth = Math.max(0, depth - 1)
    if (char === ',' && depth === 0 && !isThousands(text, i)) {
      parts.push(text.slice(start, i))
      start = i + 1
    }
  }
  parts.push(text.slice(start))
  return parts
}

function isThousands(text: string, at: number): boolean {
  return /^\d,\d{3}(?!\d)/.test(text.slice(at - 1, at + 5)) && /^[원\s]?$/.test(text.charAt(at + 4))
}
