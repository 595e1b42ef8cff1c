import { addressKey, addressKeyText } from '@/domain/place/addressKey'
import { branchKey, nameKey } from '@/domain/place/nameKey'
import { placeKey } from '@/domain/place/placeKey'
import type { ShopReading } from '@/domain/place/types'
import { findInAddress } from '@/domain/region/findInAddress'
import { findRegions } from '@/domain/region/findRegion'
import { restaurantTitle } from '@/domain/restaurantTitle'

/** A shop as a record names it, with everything that tells it from others. */
export interface PlaceIdentity {
  /** one key, one restaurant: what `restaurant_aliases.key` holds */
  key: string
  nameKey: string
  branchKey: string
  /** '' when the record gives no address */
  addressKey: string
  /** five digits; null when neither the address nor the institution names a district */
  regionCode: string | null
  /** the reading as people write it, '상호 지점 (주소)': never the cell itself, which may name an owner */
  spelling: string
  shop: ShopReading
}

/** @param context where the institution stands: it decides the district only when it names one itself */
export function identifyPlace(shop: ShopReading, context: string): PlaceIdentity {
  const regionCode = regionOf(shop, context)
  return {
    key: placeKey(shop, regionCode),
    nameKey: nameKey(shop.name),
    branchKey: branchKey(shop.branch),
    addressKey: addressKeyText(addressKey(shop.address)),
    regionCode,
    spelling: spellingOf(shop),
    shop,
  }
}

const spellingOf = ({ name, branch, address }: ShopReading): string =>
  address === null ? restaurantTitle(name, branch) : `${restaurantTitle(name, branch)} (${address})`

function regionOf({ address, sigungu }: ShopReading, context: string): string | null {
  const named = (address && findInAddress(address, context)) || (sigungu && findInAddress(sigungu, context))
  if (named) return named.code
  const home = findRegions(context)
  return home.length === 1 ? (home[0]?.code ?? null) : null
}
