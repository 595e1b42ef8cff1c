import { placeKey } from '@/domain/place/keys/placeKey'
import type { ParsedShop } from '@/domain/place/types'
import { findInAddress } from '@/domain/region/findInAddress'
import { findRegions } from '@/domain/region/findRegion'
import { provinceOf } from '@/domain/region/province'
import { PROVINCES } from '@/domain/region/provinces.data'
import { restaurantTitle } from '@/domain/restaurantTitle'

export interface PlaceIdentity {
  /** one key per restaurant: `restaurant_aliases.key` */
  key: string
  nameKey: string
  branchKey: string
  /** '' if the record has no address */
  addressKey: string
  regionCode: string | null
  /** the reading as '상호 지점 (주소)'; never the cell itself, which may name an owner */
  spelling: string
  shop: ParsedShop
}

/** @param context the institution's location; used only if it names a district itself */
export function identifyPlace(shop: ParsedShop, context: string): PlaceIdentity {
  const regionCode = regionOf(shop, context)
  // Without a district, the province still distinguishes restaurants of the same name.
  const key = placeKey(shop, regionCode ?? provinceCodeOf(shop, context))
  return { ...keyParts(key), regionCode, spelling: spellingOf(shop), shop }
}

/** Splits a key into parts. Names may contain a bar, the other parts do not. */
function keyParts(key: string): Pick<PlaceIdentity, 'key' | 'nameKey' | 'branchKey' | 'addressKey'> {
  const [branchKey = '', addressKey = '', region = ''] = key.split('|').slice(-3)
  const nameKey = key.slice(0, -(branchKey.length + addressKey.length + region.length + 3))
  return { key, nameKey, branchKey, addressKey }
}

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
