import { isOwner, isTitledPerson } from '@/domain/person/ownerName'
import { isPersonAlone, isSurelyPerson } from '@/domain/person/personName'
import { isBranchWord, endsInDish } from '../lexicon/wordEnds'
import { isLocality } from '../lexicon/locality'
import { chainAtStart, isChainName } from '../lexicon/chainNames'
import { COMPANY_MARK } from '../text/corporateMark'
import { nonEateryReason } from './nonplace'
import { tidy } from '../text/normalizeCell'
import { parseSegment } from './parseSegment'
import { isSignPart } from './splitPlaces'
import type { ParsedShop } from '../types'
import { cleanAddress } from '../address/addressText'

interface Found {
  shop: ParsedShop
  /** preceded by a corporate mark, so the shop follows after a slash */
  marked: boolean
  nonplace: string | null
}

export interface CellParseState {
  found: Found[]
  /** an address that precedes its name */
  pending: { address: string; sigungu: string | null } | null
  why: string[]
}

export function setAddress(shop: ParsedShop, address: string, sigungu: string | null): void {
  shop.address = cleanAddress(address) || null
  shop.sigungu = sigungu
}

export function attachAddress(address: string, sigungu: string | null, pile: CellParseState): void {
  const last = pile.found.at(-1)
  if (last && last.shop.address === null) setAddress(last.shop, address, sigungu)
  else if (pile.pending) pile.pending.address += `, ${address}`
  else pile.pending = { address, sigungu }
}

/** Whether a segment belongs to the previous place: a room, an owner, a second spelling after a slash, a dish. */
export function mergesIntoPrevious(text: string, separator: string, pile: CellParseState, index: number): boolean {
  if (index === 0) return false
  const last = pile.found.at(-1)
  if (pile.pending && !last && (/^[\d\s-]+(?:층|호)?$/.test(text) || /^(?:지하|B)\s?\d/.test(text))) {
    pile.pending.address += `, ${text}`
    return true
  }
  if (!last) return false
  // After an address comes its owner; between shops a name with rare syllables is a sign: '온솔보쌈, 하나비'.
  const isList = last.shop.address === null && last.nonplace === null && !isSurelyPerson(last.shop.name)
  const isPerson = isList ? isPersonAlone(text) : isSurelyPerson(text)
  if (isPerson || isTitledPerson(text)) {
    if (isSurelyPerson(last.shop.name) && last.shop.address === null) last.nonplace = 'person'
    return true
  }
  if (last.shop.address !== null && (isOwner(text) || /^(?:지하|B)?\s?\d{1,4}(?:층|호)?$/.test(text))) {
    if (!isOwner(text)) last.shop.address = `${last.shop.address}, ${text}`
    return true
  }
  if ((separator === ',' || separator === '/') && isBranchOnly(text, last.shop)) return true
  if (separator === '/' && isSecondSpelling(text, last.shop, last.marked)) {
    const { address, sigungu } = parseSegment(text)
    if (address !== null && last.shop.address === null) setAddress(last.shop, address, sigungu)
    return true
  }
  if (!isSignPart(text)) return false
  last.shop.name = tidy(`${last.shop.name}, ${text}`)
  last.nonplace = nonEateryReason(last.shop.name)
  return true
}

/** Consumes a segment that is only the preceding shop's branch: '달빛국수, 시청점(중구 무교로 17)'. */
function isBranchOnly(text: string, shop: ParsedShop): boolean {
  if (shop.branch !== null || shop.address !== null || isPersonAlone(shop.name)) return false
  const { name, branch, address, sigungu } = parseSegment(text)
  const word = `${name}${branch ?? ''}`
  if (!isBranchWord(word) || !text.startsWith(word)) return false
  const isBehindChain = isChainName(shop.name) && !chainAtStart(word)
  if (!isLocality(word.slice(0, -1)) && !((isBehindChain || endsInDish(shop.name)) && beginsWithLocality(word)))
    return false
  shop.branch = word
  if (address !== null) setAddress(shop, address, sigungu)
  return true
}

/** A building named after its location: '사직한빛예가점', 'KBS본관점'. */
const beginsWithLocality = (branch: string): boolean =>
  [2, 3].some((size) => isLocality(branch.slice(0, size).toUpperCase()))

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a chain, or a café with a Latin name, is a second stop after a meal: '온솔갈비/공차', '온솔갈비/CAFE ONSOL'. */
const isOtherCafe = (plain: string, before: string): boolean =>
  endsInDish(before.replace(/전문점$/, '')) &&
  !chainAtStart(before) &&
  (isChainName(plain) || /^caf[eé]|cafe$|coffee$/i.test(plain))

/** `marked`: the previous place is a company, so two syllables after the slash are its shop. */
function isSecondSpelling(text: string, shop: ParsedShop, marked: boolean): boolean {
  const plain = lettersOf(parseSegment(text.replaceAll(COMPANY_MARK, ' ')).name)
  if (isOtherCafe(plain, shop.name)) return false
  return (
    text.startsWith(COMPANY_MARK) ||
    (text.includes(COMPANY_MARK) && !marked) ||
    plain.length <= (marked && !chainAtStart(shop.name) ? 1 : 2) ||
    lettersOf(shop.name).startsWith(plain.slice(0, 2)) ||
    isLocality(plain) ||
    !/[가-힣]{2}/.test(plain) ||
    (chainAtStart(shop.name) !== null && /조합|협동|유통/.test(plain))
  )
}
