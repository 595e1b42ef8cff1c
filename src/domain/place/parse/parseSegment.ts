import { cleanAddress } from '../address/addressText'
import { splitBranch } from './branch'
import { isBranchWord } from '../lexicon/branchWord'
import { isLocality } from '../lexicon/locality'
import { type BracketRole, isDescription } from './bracketRole'
import { chainAtStart, isChainName } from '../lexicon/chainNames'
import { rejoinBrackets, BRACKET_SLOT } from './rejoinBrackets'
import { isMarked, withoutCompany } from './companyName'
import { COMPANY_MARK, withoutMarks } from '../text/corporateMark'
import { collect, type SegmentDraft } from './segmentDraft'
import { isHost } from './hostVenue'
import { endsEating, nonEateryReason } from '../lexicon/nonplace'
import { collapse, tidy } from '../text/normalizeCell'
import { stripPaymentAgent } from './paymentAgent'
import { isOwner, isSurelyPerson, mayBePerson } from '../lexicon/personName'

/** '박라온(점주)': the name before such a bracket is the owner's. */
const OWNED = /\((?:점주|대표자?|사장|업주|사업주|주인|소유주)\)/

/** One part of a cell, read: a place, an address waiting for its place, or both empty. */
export interface PartReading {
  name: string
  branch: string | null
  address: string | null
  sigungu: string | null
  /** Shops in a bracket behind a payer, mall or 동: they stand instead of the name. */
  inside: string | null
  why: string[]
}

/** Reads one part of a cell: texts and brackets, one place at most beside what a bracket lists. */
export function parseSegment(part: string): PartReading {
  const draft = collect(part)
  const reading: PartReading = {
    name: '',
    branch: null,
    address: draft.address,
    sigungu: draft.sigungu,
    inside: null,
    why: draft.why,
  }
  const outerText = collapse(withoutMarks(draft.outer.replaceAll(BRACKET_SLOT, ' ')))
  for (const role of draft.roles) applyRole(role, reading, draft.outer, outerText)
  const own = splitBranch(separateBranch(stripPaymentAgent(withoutCompany(rejoinBrackets(draft.outer, draft.roles)))))
  if (own.branch !== null && own.name === '') own.name = own.branch
  reading.name = tidy(own.name)
  if (own.branch !== null) reading.branch = tidy(own.branch)
  if (own.why) reading.why.push(own.why)
  swapBranch(reading, draft.roles)
  nameBehindPayer(reading, draft)
  if (OWNED.test(part) && isOwner(reading.name)) reading.name = ''
  if (reading.address !== null) reading.address = cleanAddress(withoutMarks(reading.address)) || null
  if (reading.address === null) reading.sigungu = null
  return reading
}

function applyRole(role: BracketRole, reading: PartReading, outer: string, outerText: string): void {
  if (role.role === 'noise') return
  if (role.role === 'branch' && outerText === '') {
    reading.inside ??= role.branch
    return
  }
  if (role.role === 'branch') {
    reading.branch ??= tidy(role.branch)
    reading.why.push('bracket:branch')
    return
  }
  if (role.role === 'address') {
    const better = reading.sigungu === null && role.sigungu !== null && !/\d/.test(reading.address ?? '')
    if (reading.address === null || better) {
      reading.address = role.address
      reading.sigungu = role.sigungu
      reading.why.push('bracket:address')
    }
    if (role.lead === null) return
    if (isBranchWord(role.lead) && !role.lead.includes(' ')) reading.branch ??= tidy(role.lead)
    else if (!isDescription(role.lead) && !isSurelyPerson(role.lead)) reading.inside ??= role.lead
    return
  }
  const text = role.text.trim()
  if (
    outerText !== '' &&
    (isSurelyPerson(text) || (mayBePerson(text) && isMarked(outer)) || namesGuest(outerText, text))
  )
    return
  const company = isMarked(outer) && !chainAtStart(outerText) && !endsEating(outerText)
  const owner = isSurelyPerson(outerText) && endsEating(text)
  const host = outerText === '' || company || owner || isHost(outerText)
  if (host && (outerText === '' || !isDescription(text))) {
    reading.inside ??= text
    reading.why.push('bracket:shop')
  } else reading.why.push('bracket:alias')
}

/** Behind an office, a room or a job the bracket may hold whom the money was for. */
function namesGuest(outer: string, text: string): boolean {
  const reason = nonEateryReason(outer)
  if (reason === 'person') return isOwner(text) && !endsEating(text)
  return (reason === 'office' || reason === 'room' || reason === 'money') && mayBePerson(text)
}

/** '호아빈오리진-시청점', '경희븟_마포점': a dash before a branch is a space. */
function separateBranch(text: string): string {
  const at = Math.max(text.lastIndexOf('-'), text.lastIndexOf('_'))
  return at > 0 && isBranchWord(text.slice(at + 1)) ? `${text.slice(0, at)} ${text.slice(at + 1)}` : text
}

/** '마포구청점(메가커피)': the branch outside, the brand inside. */
function swapBranch(reading: PartReading, roles: BracketRole[]): void {
  const alias = roles.find((role) => role.role === 'alias')
  if (!alias || reading.branch !== null || reading.name.includes(' ')) return
  if (!isBranchWord(reading.name) || !isLocality(reading.name.slice(0, -1))) return
  reading.branch = reading.name
  reading.name = tidy(alias.text.replaceAll(COMPANY_MARK, ' '))
  reading.inside = null
  reading.why.push('bracket:brand')
}

/** '한화역사(롯데마트)서울역점': a branch glued behind the bracket is the bracket's. */
function nameBehindPayer(reading: PartReading, draft: SegmentDraft): void {
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
  reading.name = tidy(withoutMarks(role.text))
  reading.branch = tidy(behind)
}
