import type { Restaurant } from '@/domain/directory/schemas'
import { shortProvince } from '@/domain/region/province'
import type { RankScope } from './rankOf'

type Place = Pick<Restaurant, 'address' | 'sub_add1' | 'sub_add2'>

/** '서울 중구' of a place, or nothing when its region is unknown. */
export const regionLine = (place: Pick<Restaurant, 'sub_add1' | 'sub_add2'>): string =>
  [place.sub_add1 && shortProvince(place.sub_add1), place.sub_add2].filter(Boolean).join(' ')

/** The address as a line: what the list already says (the province, the district) is left out, the rest shortened. */
export function placeLine(place: Place, scope: RankScope): string {
  const region = regionLine(place)
  if (!place.address) return region || '주소 미확인'
  const words = place.address.trim().split(/\s+/)
  const short = shortProvince(words[0] ?? '')
  if (!place.sub_add1 || short !== shortProvince(place.sub_add1)) return place.address
  const rest = words.slice(1).join(' ')
  return scope === 'national' ? `${short} ${rest}` : rest
}
