import { addressKey, addressKeyText } from '../address/addressKey'
import { branchKey, nameKey } from './nameKey'
import type { ShopReading } from '../types'

/**
 * The identity key of a place: name|branch|address|region, each normalised, so that two spellings of one place (space,
 * width, case, corporate mark) give one key. `regionCode` is the five-digit district code, null when unknown.
 */
export function placeKey(shop: ShopReading, regionCode: string | null): string {
  return [nameKey(shop.name), branchKey(shop.branch), addressKeyText(addressKey(shop.address)), regionCode ?? ''].join(
    '|',
  )
}
