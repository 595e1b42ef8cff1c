import { SURNAMES } from '@/domain/person/nameSyllables.data'
import { isFullNameOfPerson, isOwner, isOwnerBehindNumber } from '@/domain/person/ownerName'
import { isTitle } from '@/domain/person/nameWords'
import { isPersonOfCompany, isSurelyPerson, mayBePerson } from '@/domain/person/personName'
import { cleanAddress } from '../address/addressText'
import { splitBranch } from './branch'
import { splitConfidently } from './unspacedBranch'
import { isBranchWord, endsInDish, endsEating, holdsEating } from '../lexicon/wordEnds'
import { matchProvince, isLocality, isNamedPlace } from '../lexicon/locality'
import { type BracketRole, isDescription, rejoinBrackets, BRACKET_SLOT } from './bracketRole'
import { chainAtStart, isChainName } from '../lexicon/chainNames'
import { isCompanyName, isMarked, withoutCompany } from './companyName'
import { COMPANY_MARK, withoutMarks } from '../text/corporateMark'
import { collect, type SegmentDraft } from './segmentDraft'
import { isHost, tenantOfStore } from './hostVenue'
import { isTitledName } from './personMention'
import { nonEateryReason, isPersonMention } from './nonplace'
import { collapse, tidy } from '../text/normalizeCell'
import { stripPaymentAgent } from './paymentAgent'

/** Words for a shop's owner in brackets. */
const OWNED = /\((?:점주|대표자?|사장|업주|사업주|주인|소유주)\)/

/** Whether a bracket marks the preceding name as a person's: '박라온(점주)', '박라온(관리팀장)'. */
const isPersonByBracket = (name: string, part: string, roles: readonly BracketRole[]): boolean =>
  (OWNED.test(part) && isOwner(name)) ||
  (isTitledName(name) && roles.some((role) => role.role === 'alias' && isTitleAlone(role.text.trim())))

/** Whether a text is only a title: '관리팀장', but not '홍길동 관리팀장'. */
const isTitleAlone = (text: string): boolean => isTitle(text) && !isPersonMention(text)

export interface ParsedSegment {
  name: string
  branch: string | null
  address: string | null
  sigungu: string | null
  /** shops in brackets after a payer, mall or 동, which replace the name */
  inside: string | null
  why: string[]
}

/** At most one place, besides those listed in brackets. */
export function parseSegment(part: string): ParsedSegment {
  const draft = collect(part)
  const segment: ParsedSegment = {
    name: '',
    branch: null,
    address: draft.address,
    sigungu: draft.sigungu,
    inside: null,
    why: draft.why,
  }
  const outerText = collapse(withoutMarks(draft.outer.replaceAll(BRACKET_SLOT, ' ')))
  for (const role of draft.roles) applyRole(role, segment, draft.outer, outerText)
  const sign = stripPaymentAgent(withoutCompany(rejoinBrackets(draft.outer, draft.roles)))
  const own = splitBranch(separateBranch(tenantOfStore(sign)))
  if (own.branch !== null && own.name === '') own.name = own.branch
  segment.name = tidy(own.name)
  if (own.branch !== null) segment.branch = tidy(own.branch)
  if (own.why) segment.why.push(own.why)
  if (segment.inside === null && /[가-힣]/.test(segment.name))
    segment.address ??= localityOf(draft.roles, segment.branch)
  swapBranch(segment, draft.roles)
  nameBehindPayer(segment, draft)
  if (isPersonByBracket(segment.name, part, draft.roles)) segment.name = ''
  if (segment.address !== null) segment.address = cleanAddress(withoutMarks(segment.address)) || null
  if (segment.address === null) segment.sigungu = null
  return segment
}

/** Bracket texts that are not localities: the name in Latin letters, or one in 가 (house). */
const NO_VICINITY = /^[^가-힣]+$|[^\d]가$/

/** A neighbourhood or station in brackets without further words: '달빛식당(여의도)'. It may be the branch's. */
function localityOf(roles: readonly BracketRole[], branch: string | null): string | null {
  for (const role of roles) {
    const text = role.role === 'alias' ? role.text.trim() : ''
    if (isNamedPlace(text) && !NO_VICINITY.test(text) && !branch?.includes(text)) return text
  }
  return null
}

/** A kind of shop without a name, which is in brackets: '한정식(달무재)'. */
const KIND_ALONE = /^(?:한정식|한식|중식|일식|양식|분식|경양식)(?:당|집|점|식당|음식점)?$/

/** A shop and branch in one word in a company's brackets: '(주)온솔푸드(달빛설화시청점)'. */
function isShopWithBranch(text: string, outer: string): boolean {
  const glued = splitConfidently(text)
  if (glued === null) return false
  return glued.name === outer || isChainName(glued.name) || (glued.name.length >= 3 && !isLocality(glued.name))
}

/** Whether a bracket describes a person: '달빛식당(서구 노인회장 홍길동)', where a district starts like an address. */
const isGuest = (role: BracketRole): boolean =>
  (role.role === 'address' && !/\d/.test(role.address) && isPersonMention(role.address)) ||
  (role.role === 'alias' && isPersonMention(role.text))

function applyRole(role: BracketRole, segment: ParsedSegment, outer: string, outerText: string): void {
  if (role.role === 'noise' || isGuest(role)) return
  if (role.role === 'branch' && outerText === '') {
    segment.inside ??= role.branch
    return
  }
  const isPayer = isMarked(outer) ? !endsEating(outerText) : isHost(outerText)
  if (role.role === 'branch' && isPayer && isShopWithBranch(role.branch, outerText)) {
    segment.inside ??= role.branch
    return
  }
  if (role.role === 'branch') {
    segment.branch ??= tidy(role.branch)
    segment.why.push('bracket:branch')
    return
  }
  if (role.role === 'address') {
    const better = segment.sigungu === null && role.sigungu !== null && !/\d/.test(segment.address ?? '')
    if (segment.address === null || better) {
      segment.address = role.address
      segment.sigungu = role.sigungu
      segment.why.push('bracket:address')
    }
    if (role.lead === null) return
    if (isBranchWord(role.lead) && !role.lead.includes(' ')) segment.branch ??= tidy(role.lead)
    else if (!isDescription(role.lead) && !isOwnerOf(outerText, role.lead)) segment.inside ??= role.lead
    return
  }
  const text = role.text.trim()
  const beside = outerText !== '' || segment.address !== null
  if (beside && (isPersonBeside(outerText, text) || (mayBePerson(text) && isMarked(outer)))) return
  const company = isMarked(outer) && !chainAtStart(outerText) && !endsEating(outerText)
  const owner = (isPersonOfCompany(outerText) && endsEating(text)) || isSurnameBeside(outerText, text)
  if (!isMarked(outer) && namesOperator(outerText, text)) return
  const province = segment.address === null && outerText !== '' && isProvince(outerText)
  // A canteen's operator is not a shop: '회관의원식당(온솔)'.
  const isCanteen = nonEateryReason(outerText) === 'canteen' && !endsEating(text)
  const host =
    outerText === '' ||
    province ||
    company ||
    owner ||
    (isHost(outerText) && !isCanteen) ||
    KIND_ALONE.test(outerText) ||
    operatesChain(outerText, text) ||
    isVoucherOf(outerText, text)
  if (host && (outerText === '' || !isDescription(text))) {
    segment.inside ??= text
    if (province) segment.address ??= outerText
    segment.why.push('bracket:shop')
  } else segment.why.push('bracket:alias')
}

/** '창문카페(송데이비드가람, 중구 다동길 17)'. A payer or venue may name its shop there, so only whole names count. */
const isOwnerOf = (outer: string, lead: string): boolean =>
  isSurelyPerson(lead) ||
  (!namesFood(lead) &&
    (outer !== '' && !isHost(outer) && nonEateryReason(outer) === null
      ? isOwnerBehindNumber(lead)
      : isFullNameOfPerson(lead)))

/** Whether a bracket says that vouchers were bought: '총무과(상품권)'. */
const isVoucherOf = (outer: string, text: string): boolean => !endsEating(outer) && nonEateryReason(text) === 'voucher'

/** Whether only the payer's surname remains before the shop in brackets: '김 (온솔낙지)'. */
const isSurnameBeside = (outer: string, text: string): boolean =>
  outer.length === 1 && SURNAMES.has(outer) && /^[가-힣]{2}/.test(text)

/** Whether a text names food. Three-syllable names may end like that: '김정식'. */
const namesFood = (text: string): boolean =>
  text.length > 3 && (endsInDish(text) || chainAtStart(text) !== null || holdsEating(text))

const isProvince = (text: string): boolean => matchProvince(text, 0)?.end === text.length

/** Whether a bracket with a corporate mark names the sign's operator: '나래야시장((주)가온푸드)', '온솔호텔(나래개발)'. */
const namesOperator = (outer: string, text: string): boolean =>
  outer !== '' &&
  (text.includes(COMPANY_MARK) || outer.endsWith('호텔')) &&
  isCompanyName(withoutMarks(text).trim()) &&
  nonEateryReason(outer) === null

/** Whether a bracket holds a chain after its operator: '비케이알 동대문(버거킹)'. */
const operatesChain = (outer: string, text: string): boolean =>
  text.length >= 3 &&
  isChainName(text) &&
  !isLocality(text.slice(0, 2)) &&
  !chainAtStart(outer) &&
  !endsEating(outer) &&
  !isBranchWord(outer)

/** The person is a guest or the owner. A payer or store has shops there, and a company's brackets hold no building. */
function isPersonBeside(outer: string, text: string): boolean {
  if (namesGuest(outer, text)) return true
  if (namesFood(text)) return false
  if (isCompanyName(outer)) return isFullNameOfPerson(text)
  return nonEateryReason(outer) === null || outer === '' ? isPersonOfCompany(text) : isSurelyPerson(text)
}

/** Whether a bracket names a guest: it follows an office, a room or a job title. */
function namesGuest(outer: string, text: string): boolean {
  const reason = nonEateryReason(outer)
  if (reason === 'person') return isOwner(text) && !endsEating(text)
  return (reason === 'office' || reason === 'room' || reason === 'money') && mayBePerson(text)
}

/** Replaces a dash before a branch with a space: '호아빈오리진-시청점', '경희븟_마포점'. */
function separateBranch(text: string): string {
  const at = Math.max(text.lastIndexOf('-'), text.lastIndexOf('_'))
  return at > 0 && isBranchWord(text.slice(at + 1)) ? `${text.slice(0, at)} ${text.slice(at + 1)}` : text
}

/** Swaps branch and name if the name is in brackets: '마포구청점(메가커피)'. */
function swapBranch(segment: ParsedSegment, roles: BracketRole[]): void {
  const alias = roles.find((role) => role.role === 'alias')
  if (!alias || segment.branch !== null || segment.name.includes(' ')) return
  if (!isBranchWord(segment.name) || !(isLocality(segment.name.slice(0, -1)) || isChainName(alias.text))) return
  segment.branch = tidy(withoutMarks(segment.name))
  segment.name = tidy(alias.text.replaceAll(COMPANY_MARK, ' '))
  segment.inside = null
  segment.why.push('bracket:brand')
}

/** A branch after the bracket belongs to the shop in it: '한화역사(롯데마트)서울역점'. */
function nameBehindPayer(segment: ParsedSegment, draft: SegmentDraft): void {
  const at = draft.outer.indexOf(BRACKET_SLOT)
  const role = draft.roles[0]
  const behind = draft.outer
    .slice(at + 1)
    .replaceAll(BRACKET_SLOT, ' ')
    .trim()
  if (at < 0 || role?.role !== 'alias' || draft.outer[at + 1] === ' ' || behind.length < 2 || !isBranchWord(behind))
    return
  if (isChainName(withoutMarks(draft.outer.slice(0, at)).trim())) return
  if (!chainAtStart(role.text) && nonEateryReason(role.text) === null) return
  segment.name = tidy(withoutMarks(role.text))
  segment.branch = tidy(withoutMarks(behind))
}
