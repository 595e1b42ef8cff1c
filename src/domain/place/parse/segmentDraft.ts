import { isOwner, isOwnerBehindNumber } from '@/domain/person/ownerName'
import { isSurelyPerson } from '@/domain/person/personName'
import { splitCommas } from '../address/addressText'
import { type BracketRole, roleOfBracket, BRACKET_SLOT } from './bracketRole'
import { splitBrackets } from '../text/brackets'
import { findAddress } from '../address/findAddress'
import { endOfPositions, holdsPosition, isPosition } from '../address/units'
import { chainAtStart } from '../lexicon/chainNames'
import { endsAsStation, endsEating } from '../lexicon/wordEnds'
import { isLocality } from '../lexicon/locality'

const ROOM = /^[\s,]*(?:지하\s?|B)?\d{1,4}(?:층|호)(?:\s?\d{1,4}호)?[\s,]*$/

export interface SegmentDraft {
  outer: string
  address: string | null
  sigungu: string | null
  /** the address may continue with a bracketed 동 */
  open: boolean
  /** the address follows a name, outside brackets */
  isBehind: boolean
  roles: BracketRole[]
  why: string[]
}

/** Splits a segment; each bracket leaves a `BRACKET_SLOT` in the outer text. */
export function collect(part: string): SegmentDraft {
  const draft: SegmentDraft = {
    outer: '',
    address: null,
    sigungu: null,
    open: false,
    isBehind: false,
    roles: [],
    why: [],
  }
  const pieces = splitBrackets(part)
  const texts = pieces.filter((piece) => piece.kind === 'text' && /[\p{L}\p{N}]/u.test(piece.value))
  const brackets = pieces.filter((piece) => piece.kind === 'group').map(({ value }) => roleOfBracket(value))
  const only = texts.length === 1 ? (texts[0]?.value ?? '').trim() : ''
  const quarter = /^[가-힣]{1,5}\d{0,2}(?<!우)동$/.test(only) && !isSurelyPerson(only)
  const waits = texts.length === 1 && brackets.length > 0 && brackets.every((role) => role.role === 'alias' || quarter)
  const addressed = brackets.some(
    (role) => role.role === 'address' && (role.sigungu !== null || /\d/.test(role.address)),
  )
  let at = 0
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      takeText(piece.value, waits && !addressed, addressed, draft)
      continue
    }
    const bracket = brackets[at++] ?? { role: 'noise' }
    if (draft.open && !quarter && continuesAddress(bracket, piece.value, draft))
      draft.address += `${piece.glued ? '' : ' '}(${piece.value})`
    else {
      const role = shopBehindAddress(draft, piece.value) ?? bracket
      draft.roles.push(quarter && !addressed ? { role: 'alias', text: piece.value } : role)
      draft.outer += BRACKET_SLOT
      draft.open = false
    }
  }
  return draft
}

/** In brackets after an address without a name, the first of two texts is the shop: '중구 다동길 17(달빛, 박라온)'. */
function shopBehindAddress(draft: SegmentDraft, inner: string): BracketRole | null {
  const [lead = '', owner] = splitCommas(inner)
  if (draft.address === null || draft.outer.trim() !== '' || owner === undefined || !isOwner(owner)) return null
  return lead.trim().length >= 2 && !isSurelyPerson(lead.trim()) && roleOfBracket(lead).role === 'alias'
    ? { role: 'alias', text: lead }
    : null
}

function addRoom(room: string, draft: SegmentDraft): boolean {
  const last = draft.roles.at(-1)
  if (draft.address !== null) draft.address += ` ${room}`
  else if (last?.role === 'address') last.address += ` ${room}`
  else return false
  return true
}

const isNamed = (draft: SegmentDraft): boolean => /[\p{L}\p{N}]/u.test(draft.outer)

/** Whether an owner follows an address's brackets: '달빛식당(중구 무교로 17) 홍길동', '달빛식당 중구 다동 5 (1층) 홍길동'. */
function isOwnerBehindBracket(text: string, draft: SegmentDraft): boolean {
  const behind = text.trim()
  if (!(draft.address !== null || draft.roles.at(-1)?.role === 'address') || !isNamed(draft)) return false
  // '온솔(평택)주유소'.
  if (endsAsStation(behind)) return false
  return isOwnerBehindNumber(behind) && !isLocality(behind) && chainAtStart(behind) === null && !endsEating(behind)
}

/** '달빛식당 중구 다동 5 (나래관)지하1층', '중구 다동 5 (나래관)지하1층 달빛식당'; false if the text was not consumed */
function takePositions(text: string, draft: SegmentDraft): boolean {
  if (isNamed(draft)) {
    if (!draft.isBehind || !holdsPosition(text)) return false
    draft.address += text.trimEnd()
    return true
  }
  if (!draft.open) return false
  const rest = ` ${text.trimStart()}`
  const end = endOfPositions(rest, 0)
  if (end === 0) return false
  draft.address += rest.slice(0, end)
  draft.outer += rest.slice(end)
  return true
}

function takeText(text: string, alone: boolean, addressed: boolean, draft: SegmentDraft): void {
  if (ROOM.test(text) && addRoom(text.trim(), draft)) return
  if (isOwnerBehindBracket(text, draft)) return
  if (draft.address !== null && takePositions(text, draft)) return
  const read = draft.address === null ? findAddress(text, alone) : null
  const weak = read !== null && read.sigungu === null && (read.name === '' || !/\d/.test(read.address))
  const found = addressed && weak ? null : read
  if (!found) {
    draft.outer += text
    return
  }
  const inFront = found.name !== '' && text.trimStart().startsWith(found.address)
  // After a name and its brackets everything is the address: '달빛식당(대표 홍길동) 중구 다동 5 나래관'.
  if (inFront && isNamed(draft)) {
    draft.address = text.trim()
    draft.sigungu = found.sigungu
    draft.open = true
    draft.isBehind = true
    draft.why.push('address:behind')
    return
  }
  draft.outer += inFront ? ` ${found.name}` : found.name
  draft.address = found.address
  draft.sigungu = found.sigungu
  draft.open = !inFront
  draft.isBehind = !inFront && isNamed(draft)
  draft.why.push(inFront ? 'address:front' : 'address:behind')
}

/** Whether a bracket continues the address with a 동, a floor or a building: '130호(수송동, 두산위브)'. */
function continuesAddress(role: BracketRole, inner: string, draft: SegmentDraft): boolean {
  if (role.role === 'address') return role.sigungu === null && role.lead === null
  return (
    role.role === 'alias' &&
    (/^(?:지하|B)?\s?\d{1,3}층/.test(inner) ||
      inner.split(' ').every(isPosition) ||
      (draft.outer.trim() !== '' && /(?:빌딩|타워|상가|\d호)$/.test(inner)))
  )
}
