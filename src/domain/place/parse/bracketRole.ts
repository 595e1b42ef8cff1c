import { isOwner, isTitledPerson } from '@/domain/person/ownerName'
import { isPhoneOrAmount, splitCommas } from '../address/addressText'
import { isBranchWord, isFood } from '../lexicon/wordEnds'
import { chainAtStart } from '../lexicon/chainNames'
import { matchProvince, matchShortDistrict, isLocality } from '../lexicon/locality'
import { COMPANY_MARK, withoutMarks } from '../text/corporateMark'
import { wholeAddress } from '../address/findAddress'
import { isPaymentMethod, withoutPhone } from '../text/cellNotes'

export type BracketRole =
  | { role: 'address'; address: string; sigungu: string | null; lead: string | null }
  | { role: 'branch'; branch: string }
  | { role: 'alias'; text: string }
  | { role: 'noise' }

const NOTES = [
  '포스|POS|키오스크|단말기|인터넷|온라인|일반매장|포장|배달|구\\s[가-힣]{1,3}|예약|법인|개인|식사|다과|오찬|만찬|조식|중식|석식|커피|음료',
  '일반|영세|중소|가맹점|본사|직영|폐업|이전|점주|대표자?|사장|업주|사업주|주인|소유주|금[일이삼사오육칠팔구십백천만]{2,12}원정?',
]
const NOTE = new RegExp(`^(?:${NOTES.join('|')})$`)

const LABEL = /^(?:주소|소재지|위치|소재)\s?[:：]\s?/

/** Words that never occur in shop names: the purpose of the expense, or the payment method. */
const REMARK =
  /별세|결혼식?|홈페이지|각?\s?부서별|환경정비|미지참|후불|선결제|결제분|취소분|승인취소|영수증|세금계산서|비공개|단가계약/

/** `inner`: without its brackets, with corporate marks. */
export function roleOfBracket(inner: string): BracketRole {
  const text = withoutPhone(inner.replaceAll(COMPANY_MARK, ' ').trim()).replace(LABEL, '')
  if (text === '' || isPhoneOrAmount(text) || /^[^\p{L}\p{N}]*$/u.test(text)) return { role: 'noise' }
  if (NOTE.test(text) || isPaymentMethod(text) || isTitledPerson(text)) return { role: 'noise' }
  const parts = splitCommas(text)
  const lead = (parts[0] ?? '').trim()
  const rest = parts.slice(1).join(',').trim()
  const later = parts.length > 1 ? wholeAddress(rest) : null
  // '뚜레쥬르 종로' is a chain's branch, not a street.
  if (isChainWithPlace(text)) return { role: 'alias', text: inner }
  const told = later !== null && (later.sigungu !== null || later.hasNumber)
  const whole = told && isOwner(lead) && !isLocality(lead) ? null : wholeAddress(text)
  const doubled = whole && !whole.street ? addressInside(text) : null
  if (doubled) return { ...doubled, lead: null }
  if (matchProvince(text, 0)?.end === text.length) return { role: 'address', address: text, sigungu: null, lead: null }
  const city = cityOfStem(text)
  if (city) return { role: 'address', address: text, sigungu: city, lead: null }
  if (whole) return { role: 'address', address: text, sigungu: whole.sigungu, lead: null }
  if (told) return { role: 'address', address: rest, sigungu: later.sigungu, lead: isOwner(lead) ? null : lead || null }
  if (
    parts.length > 1 &&
    isOwner(parts.at(-1) ?? '') &&
    parts.slice(0, -1).every((part) => isOwner(part) || part.trim() === '')
  )
    return { role: 'noise' }
  const nested = addressInside(text)
  if (!nested && REMARK.test(text)) return { role: 'noise' }
  if (nested) return nested
  if (isBranchWord(text) && isBranchShaped(text)) return { role: 'branch', branch: text }
  return { role: 'alias', text: inner }
}

/** The city or county in a bracket without its suffix: '달빛식당(부천)'. A 구 without its suffix may be a branch. */
function cityOfStem(text: string): string | null {
  const match = matchShortDistrict(text, 0)
  return match && match.end === text.length && /[시군]$/.test(match.name) ? match.name : null
}

/** A chain's name of at least three syllables and a locality, without a number. */
const isChainWithPlace = (text: string): boolean => {
  const length = chainAtStart(text)?.length ?? 0
  return length >= 3 && !/\d|점$/.test(text.slice(length)) && isLocality(text.slice(length).trim())
}

/** One word in -점, or only localities ('홍대 1호점', '합정역 점'); '영미김밥 서대문점' is a shop. */
function isBranchShaped(text: string): boolean {
  const words = text.split(' ')
  if (words.length === 1) return true
  return (
    words.length === 2 &&
    (isLocality(words[0] ?? '') || /^지?점$/.test(words[1] ?? '') || /^\d+호점$/.test(words[1] ?? ''))
  )
}

/** A name with spaced syllables: '소 호 정'. */
const joinSpaced = (text: string): string => (/^(?:[가-힣] ){1,9}[가-힣]$/.test(text) ? text.replaceAll(' ', '') : text)

/** Whether a bracketed name is a dish, or the outer name in another script. */
export function isDescription(text: string): boolean {
  const plain = joinSpaced(withoutMarks(text).trim())
  return (
    isFood(plain) ||
    !/[가-힣]{2}/.test(plain) ||
    isLocality(plain) ||
    /지하|층$|청사|\s내$|옆$|앞$|사거리$|^[한중일양]식당?$|^(?:커피숍|레스토랑|뷔페|식당|카페|로비|라운지|연회장|식음료)$/.test(
      plain,
    )
  )
}

/** An address after an unclosed bracket: 'Caf(중구 을지로 23', '서소문점(서대문구 서소문로 19', 'JB c 서울 중구 …'. */
function addressInside(text: string): Extract<BracketRole, { role: 'address' }> | null {
  const open = text.indexOf('(')
  if (open > 0) {
    const address = text.slice(open + 1).replace(/\){1,3}$/, '')
    const span = wholeAddress(address)
    if (span?.sigungu && span.street)
      return { role: 'address', address, sigungu: span.sigungu, lead: text.slice(0, open).trim() }
  }
  for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
    const address = text.slice(at + 1)
    const span = wholeAddress(address)
    const foreign = !/[가-힣]/.test(text.slice(0, at))
    if (span?.sigungu && span.street && (span.hasProvince || (foreign && span.hasNumber)))
      return { role: 'address', address, sigungu: span.sigungu, lead: text.slice(0, at).trim() }
  }
  return null
}

export const BRACKET_SLOT = '\u0002'

/** Rejoins a name with the brackets that belong to it: '일품(一品)가든', '양천캐슬(2)점', '(1)by3', '굽네치킨(경복궁)점'. */
export function rejoinBrackets(outer: string, roles: BracketRole[]): string {
  if (!outer.includes(BRACKET_SLOT)) return outer
  let at = 0
  return [...outer]
    .map((char, i) => {
      if (char !== BRACKET_SLOT) return char
      const role = roles[at++]
      const next = outer[i + 1]
      const gluedBehind = next !== undefined && next !== ' ' && next !== BRACKET_SLOT
      const ordinal = i === 0 || next === '점'
      if (role?.role === 'alias' && gluedBehind && ordinal && /^\d{1,2}$/.test(role.text)) return `(${role.text})`
      if (role?.role === 'alias' && /^ ?점(?: |$)/.test(outer.slice(i + 1))) return role.text
      if (role?.role !== 'alias' || !gluedBehind)
        return gluedBehind && outer[i - 1] !== ' ' && role?.role === 'noise' ? '' : ' '
      return ''
    })
    .join('')
}
