import { addressKey, addressKeyText } from '../address/addressKey'
import { isNamedPlace } from '../lexicon/locality'
import type { ParsedShop } from '../types'
import { isChainShop } from './isChainShop'
import { branchKey, nameKey } from './nameKey'

/**
 * The identity key of a shop: name|branch|address|region, each normalised, so that spellings of one shop (space, width,
 * case, corporate mark) have one key.
 * @param regionCode five-digit district code, null when unknown
 */
export function placeKey(shop: ParsedShop, regionCode: string | null): string {
  return [nameKey(shop.name), branchKeyOf(shop), addressKeyText(addressKey(shop.address)), regionCode ?? ''].join('|')
}

/**
 * The key of a shop's branch. A chain's shop that has nothing but a quarter or a station for its address is the branch
 * there: '별커피 (여의도)' and '별커피 여의도점'.
 */
export function branchKeyOf(shop: ParsedShop): string {
  if (shop.branch !== null || !isBranchByVicinity(shop)) return branchKey(shop.branch)
  return branchKey(`${shop.address}점`)
}

/** Whether a chain's shop has an address that names a locality and neither a street nor a district. */
export function isBranchByVicinity(shop: ParsedShop): boolean {
  const { branch, address, sigungu } = shop
  if (branch !== null || address === null || sigungu !== null || !isChainShop(shop)) return false
  return addressKeyText(addressKey(address)) === '' && isNamedPlace(address)
}
