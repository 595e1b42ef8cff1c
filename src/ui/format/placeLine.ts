import type { Restaurant } from '@/contract/directory'
import { shortProvince } from '@/domain/region/regionNames'
import type { RankScope } from './rankOf'

type Place = Pick<Restaurant, 'address' | 'sub_add1' | 'sub_add2'>

/** '서울 중구' for a place; empty if the region is unknown. */
export const regionLine = (place: Pick<Restaurant, 'sub_add1' | 'sub_add2'>): string =>
  [place.sub_add1 && shortProvince(place.sub_add1), place.sub_add2].filter(Boolean).join(' ')

/** The address from its district on, with the province only in nationwide lists. */
export function placeLine(place: Place, scope: RankScope): string {
  const region = regionLine(place)
  if (!place.address) return region || '주소 미확인'
  const lead = scope === 'national' ? region : (place.sub_add2 ?? region)
  return [lead, streetOf(place, place.address)].filter(Boolean).join(' ')
}

/** The address after the region; records write the province in full, short or not at all. */
export function streetOf({ sub_add1, sub_add2 }: Place, address: string): string {
  const words = address.trim().split(/\s+/)
  if (sub_add1 && shortProvince(words[0] ?? '') === shortProvince(sub_add1)) words.shift()
  if (sub_add2 && words[0] === sub_add2) words.shift()
  return words.join(' ')
}
