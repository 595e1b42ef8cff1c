import { isLocality } from '../lexicon/locality'
import { collapse, tidy } from '../text/normalizeCell'
import { isMaskedName, isOwner, isResident, isTitledPerson } from '../lexicon/personName'

const NOTES = new Set(['소재', '부근', '인근', '내', '일대'])
const PHONE = /^(?:전화|연락처|TEL|Tel|tel|T)?[.:)\s]{0,3}0\d{1,2}[-.)\s]{0,2}\d{3,4}[-.\s]?\d{4}$/
const AMOUNT = /^\d{1,3}(?:,\d{3}){1,3}\s?원?$|^\d{4,8}원$/

/** Whether a part is a phone number or an amount instead of a place. */
export function isPhoneOrAmount(text: string): boolean {
  return PHONE.test(text.trim()) || AMOUNT.test(text.trim())
}

/** An address as it is stored: without owner, 소재, phone number and outer separators, with building and floor. */
export function cleanAddress(text: string): string {
  const parts = splitCommas(collapse(text))
  while (parts.length > 1) {
    const last = (parts.at(-1) ?? '').trim()
    if (
      last !== '' &&
      last !== '.' &&
      !/결제|배달|주문/.test(last) &&
      !PHONE.test(last) &&
      (!isOwner(last) || isLocality(last))
    )
      break
    parts.pop()
  }
  const words = withoutOwnerBehindMark(tidy(parts.join(',')))
    .replace(/\(\)?$/, '')
    .split(' ')
  while (words.length > 1) {
    const last = words.at(-1) ?? ''
    const before = words.at(-2) ?? ''
    if (last === '인' && isOwner(before)) words.splice(-2)
    else if (words.length > 2 && isTitledPerson(`${before} ${last}`)) words.splice(-2)
    else if (/[:：]/.test(last) && isTitledPerson(last)) words.pop()
    else if (NOTES.has(last) || PHONE.test(last)) words.pop()
    else if (isResident(last) && /[\d층호]$/.test(before)) words.pop()
    else if ((before === '/' || before === '-') && isOwner(last)) words.splice(-2)
    else if (/\d\/[가-힣]{2,4}$/.test(last) && isOwner(last.slice(last.indexOf('/') + 1)))
      words[words.length - 1] = last.slice(0, last.indexOf('/'))
    else break
  }
  return tidy(words.join(' '))
}

/** Removes an owner after a separator other than a comma: '백제고분로7길 8. 홍길동', '다동 125 (홍길동)'. */
function withoutOwnerBehindMark(address: string): string {
  const at = Math.max(...['.', '·', ';', ':', '|', '/', '('].map((mark) => address.lastIndexOf(mark)))
  const owner = address
    .slice(at + 1)
    .replace(/\)$/, '')
    .trim()
  if (at <= 0 || isLocality(owner) || !/[\d층호)]\s?$/.test(address.slice(0, at))) return address
  const isPerson = address[at] === '(' ? isResident(owner) || isMaskedName(owner) : isOwner(owner)
  return isPerson ? address.slice(0, at).trim() : address
}

/** Splits at commas outside of brackets; thousands separators ('1,234') do not split. */
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
