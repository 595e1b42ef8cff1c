import { isLocality } from './locality'
import { chainAtStart } from './chainNames'
import { MARK } from './corporateMark'
import { nonplaceReason } from './nonplace'
import { tidy } from './normalizeCell'
import { isOwner, isSurelyPerson, isTitledPerson } from './personName'
import { giveAddress, type Pile } from './pile'
import { readPart } from './readPart'
import { isSignPart } from './severalPlaces'
import type { ShopReading } from './types'

/** Parts that are no place of their own: rooms, owners, a second spelling behind a slash, dishes. */
export function joinsPrevious(text: string, separator: string, pile: Pile, index: number): boolean {
  if (index === 0) return false
  const last = pile.found.at(-1)
  if (pile.pending && !last && (/^[\d\s-]+(?:층|호)?$/.test(text) || /^(?:지하|B)\s?\d/.test(text))) {
    pile.pending.address += `, ${text}`
    return true
  }
  if (!last) return false
  if (isSurelyPerson(text) || isTitledPerson(text)) {
    if (isSurelyPerson(last.shop.name) && last.shop.address === null) last.nonplace = 'person'
    return true
  }
  if (last.shop.address !== null && (isOwner(text) || /^(?:지하|B)?\s?\d{1,4}(?:층|호)?$/.test(text))) {
    if (!isOwner(text)) last.shop.address = `${last.shop.address}, ${text}`
    return true
  }
  if (separator === '/' && isSecondSpelling(text, last.shop, last.marked)) {
    const { address, sigungu } = readPart(text)
    if (address !== null && last.shop.address === null) giveAddress(last.shop, address, sigungu)
    return true
  }
  if (!isSignPart(text)) return false
  last.shop.name = tidy(`${last.shop.name}, ${text}`)
  last.nonplace = nonplaceReason(last.shop.name)
  return true
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** `marked`: the first one is a company, so two syllables behind the slash are its shop already. */
function isSecondSpelling(text: string, shop: ShopReading, marked: boolean): boolean {
  const plain = lettersOf(readPart(text.replaceAll(MARK, ' ')).name)
  return (
    text.startsWith(MARK) ||
    (text.includes(MARK) && !marked) ||
    plain.length <= (marked && !chainAtStart(shop.name) ? 1 : 2) ||
    lettersOf(shop.name).startsWith(plain.slice(0, 2)) ||
    isLocality(plain) ||
    !/[가-힣]{2}/.test(plain) ||
    (chainAtStart(shop.name) !== null && /조합|협동|유통/.test(plain))
  )
}
