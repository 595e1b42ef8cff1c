import type { ParsedShop } from '@/domain/place/types'
import { findInAddress } from '@/domain/region/findInAddress'
import { findRegions } from '@/domain/region/findRegion'
import { provinceOf } from '@/domain/region/readRegion'
import { PROVINCES } from '@/domain/region/provinces.data'
import { addressKey, addressKeyText } from '../address/addressKey'
import { isNamedPlace } from '../lexicon/locality'
import { isChainShop } from '../lexicon/chainNames'
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

export const restaurantTitle = (name: string, branch: string | null | undefined): string =>
  branch ? `${name} ${branch}` : name

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
