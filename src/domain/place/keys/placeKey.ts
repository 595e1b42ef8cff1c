import { addressKey, addressKeyText } from '../address/addressKey'
import { isNamedPlace } from '../lexicon/locality'
import type { ParsedShop } from '../types'
import { isChainShop } from './isChainShop'
import { branchKey, nameKey } from './nameKey'

/** name|branch|address|region, each normalised. `regionCode`: five-digit district code, null if unknown. */
export function placeKey(shop: ParsedShop, regionCode: string | null): string {
  return [nameKey(shop.name), branchKeyOf(shop), addressKeyText(addressKey(shop.address)), regionCode ?? ''].join('|')
}

/** A chain's shop at only a neighbourhood or station has that as its branch: '별커피 (여의도)' and '별커피 여의도점'. */
export function branchKeyOf(shop: ParsedShop): string {
  if (shop.branch !== null || !isBranchByVicinity(shop)) return branchKey(shop.branch)
  return branchKey(`${shop.address}점`)
}

export function isBranchByVicinity(shop: ParsedShop): boolean {
  const { branch, address, sigungu } = shop
  if (branch !== null || address === null || sigungu !== null || !isChainShop(shop)) return false
  return addressKeyText(addressKey(address)) === '' && isNamedPlace(address)
}
