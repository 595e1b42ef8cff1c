import { placeKey } from '@/domain/place/keys/placeKey'
import type { ParsedShop } from '@/domain/place/types'
import { findInAddress } from '@/domain/region/findInAddress'
import { findRegions } from '@/domain/region/findRegion'
import { provinceOf } from '@/domain/region/province'
import { PROVINCES } from '@/domain/region/provinces.data'
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
  shop: ParsedShop
}

/** @param context where the institution stands: it decides the district only when it names one itself */
export function identifyPlace(shop: ParsedShop, context: string): PlaceIdentity {
  const regionCode = regionOf(shop, context)
  // Without a district the province still tells one city's 한일관 from another's.
  const key = placeKey(shop, regionCode ?? provinceCodeOf(shop, context))
  return { ...keyParts(key), regionCode, spelling: spellingOf(shop), shop }
}

/** A key with the parts that are wanted apart: a name may have a bar in it, what follows it has none. */
function keyParts(key: string): Pick<PlaceIdentity, 'key' | 'nameKey' | 'branchKey' | 'addressKey'> {
  const [branchKey = '', addressKey = '', region = ''] = key.split('|').slice(-3)
  const nameKey = key.slice(0, -(branchKey.length + addressKey.length + region.length + 3))
  return { key, nameKey, branchKey, addressKey }
}

/** What a spelling is stored with when it is read as another shop in the same place. */
export const respelled = (shop: ParsedShop, key: string) => ({
  ...keyParts(placeKey(shop, key.slice(key.lastIndexOf('|') + 1) || null)),
  spelling: spellingOf(shop),
})

function provinceCodeOf({ address }: ParsedShop, context: string): string | null {
  const name = (address && provinceOf(address)) || provinceOf(context)
  return PROVINCES.find((province) => province.name === name)?.code ?? null
}

const spellingOf = ({ name, branch, address }: ParsedShop): string =>
  address === null ? restaurantTitle(name, branch) : `${restaurantTitle(name, branch)} (${address})`

function regionOf({ address, sigungu }: ParsedShop, context: string): string | null {
  const named = (address && findInAddress(address, context)) || (sigungu && findInAddress(sigungu, context))
  if (named) return named.code
  const home = findRegions(context)
  return home.length === 1 ? (home[0]?.code ?? null) : null
}
