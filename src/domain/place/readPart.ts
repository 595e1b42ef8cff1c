import { cleanAddress } from './addressText'
import { splitBranch } from './branch'
import { isBranchWord } from './branchWord'
import { isLocality } from './locality'
import { type BracketRole, isDescription, roleOfBracket } from './bracketRole'
import { splitBrackets } from './brackets'
import { chainAtStart } from './chainNames'
import { closeHoles, HOLE } from './closeHoles'
import { isMarked, withoutCompany } from './companyName'
import { MARK, withoutMarks } from './corporateMark'
import { findAddress } from './findAddress'
import { isHost } from './hostPlace'
import { endsEating, nonplaceReason } from './nonplace'
import { collapse, tidy } from './normalizeCell'
import { isSurelyPerson, mayBePerson } from './personName'

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

interface Draft {
  outer: string
  address: string | null
  sigungu: string | null
  /** The address runs to where we stand: a bracketed 동 continues it. */
  open: boolean
  roles: BracketRole[]
  why: string[]
}

/** Reads one part of a cell: texts and brackets, one place at most beside what a bracket lists. */
export function readPart(part: string): PartReading {
  const draft = collect(part)
  const reading: PartReading = {
    name: '',
    branch: null,
    address: draft.address,
    sigungu: draft.sigungu,
    inside: null,
    why: draft.why,
  }
  const outerText = collapse(withoutMarks(draft.outer.replaceAll(HOLE, ' ')))
  for (const role of draft.roles) applyRole(role, reading, draft.outer, outerText)
  const own = splitBranch(separateBranch(withoutCompany(closeHoles(draft.outer, draft.roles))))
  if (own.branch !== null && own.name === '') own.name = own.branch
  reading.name = tidy(own.name)
  if (own.branch !== null) reading.branch = tidy(own.branch)
  if (own.why) reading.why.push(own.why)
  swapBranch(reading, draft.roles)
  nameBehindPayer(reading, draft)
  if (reading.address !== null) reading.address = cleanAddress(withoutMarks(reading.address)) || null
  if (reading.address === null) reading.sigungu = null
  return reading
}

function collect(part: string): Draft {
  const draft: Draft = { outer: '', address: null, sigungu: null, open: false, roles: [], why: [] }
  const pieces = splitBrackets(part)
  const texts = pieces.filter((piece) => piece.kind === 'text' && /[\p{L}\p{N}]/u.test(piece.value))
  const groups = pieces.filter((piece) => piece.kind === 'group').map((group) => roleOfBracket(group.value))
  const quarter = texts.length === 1 && /^\s*[가-힣]{1,5}\d{0,2}동\s*$/.test(texts[0]?.value ?? '')
  const waits = texts.length === 1 && groups.length > 0 && groups.every((role) => role.role === 'alias' || quarter)
  const addressed = groups.some((role) => role.role === 'address' && (role.sigungu !== null || /\d/.test(role.address)))
  for (const piece of pieces) {
    if (piece.kind === 'text') takeText(piece.value, waits && !addressed, addressed, draft)
    else if (draft.open && !quarter && continuesAddress(piece.value, draft))
      draft.address += `${piece.glued ? '' : ' '}(${piece.value})`
    else {
      const role = roleOfBracket(piece.value)
      draft.roles.push(quarter && !addressed ? { role: 'alias', text: piece.value } : role)
      draft.outer += HOLE
      draft.open = false
    }
  }
  return draft
}

function takeText(text: string, alone: boolean, addressed: boolean, draft: Draft): void {
  const read = draft.address === null ? findAddress(text, alone) : null
  const found = addressed && read?.name === '' && read.sigungu === null ? null : read
  if (!found) {
    draft.outer += text
    return
  }
  const inFront = found.name !== '' && text.trimStart().startsWith(found.address)
  draft.outer += inFront ? ` ${found.name}` : found.name
  draft.address = found.address
  draft.sigungu = found.sigungu
  draft.open = !inFront
  draft.why.push(inFront ? 'address:front' : 'address:behind')
}

/** '130호(수송동, 두산위브)': a 동, a floor or a building behind an address belongs to it. */
function continuesAddress(inner: string, draft: Draft): boolean {
  const role = roleOfBracket(inner)
  if (role.role === 'address') return role.sigungu === null && role.lead === null
  return (
    role.role === 'alias' &&
    (/^(?:지하|B)?\s?\d{1,3}층/.test(inner) || (draft.outer.trim() !== '' && /(?:빌딩|타워|상가|\d호)$/.test(inner)))
  )
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
    if (reading.address === null) {
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
  if (outerText !== '' && (isSurelyPerson(text) || (isMarked(outer) && mayBePerson(text)))) return
  const host =
    outerText === '' || (isMarked(outer) && !chainAtStart(outerText) && !endsEating(outerText)) || isHost(outerText)
  if (host && (outerText === '' || !isDescription(text))) {
    reading.inside ??= text
    reading.why.push('bracket:shop')
  } else reading.why.push('bracket:alias')
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
  reading.name = tidy(alias.text.replaceAll(MARK, ' '))
  reading.inside = null
  reading.why.push('bracket:brand')
}

/** '한화역사(롯데마트)서울역점': a branch glued behind the bracket is the bracket's. */
function nameBehindPayer(reading: PartReading, draft: Draft): void {
  const at = draft.outer.indexOf(HOLE)
  const role = draft.roles[0]
  const behind = draft.outer
    .slice(at + 1)
    .replaceAll(HOLE, ' ')
    .trim()
  if (at < 0 || role?.role !== 'alias' || draft.outer[at + 1] === ' ' || behind.length < 2 || !isBranchWord(behind))
    return
  if (!chainAtStart(role.text) && nonplaceReason(role.text) === null) return
  reading.name = tidy(withoutMarks(role.text))
  reading.branch = tidy(behind)
}
