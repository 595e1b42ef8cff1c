import { addressKey, addressKeyText } from '../address/addressKey'
import { branchKey, nameKey } from './nameKey'
import type { ParsedShop } from '../types'

/**
 * The identity key of a shop: name|branch|address|region, each normalised, so that spellings of one shop (space, width,
 * case, corporate mark) have one key.
 * @param regionCode five-digit district code, null when unknown
 */
export function placeKey(shop: ParsedShop, regionCode: string | null): string {
  return [nameKey(shop.name), branchKey(shop.branch), addressKeyText(addressKey(shop.address)), regionCode ?? ''].join(
    '|',
  )
}
