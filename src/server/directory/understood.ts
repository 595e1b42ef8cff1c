import type { RestaurantPage } from '@/domain/directory/schemas'
import { displayRegion } from '@/domain/region/displayRegion'
import { findByCode } from '@/domain/region/findRegion'
import type { KindSearch } from '@/domain/search/readKind'

const regionName = (code: string): string[] => {
  const region = findByCode(code)
  return region ? [displayRegion(region, { short: true })] : []
}

/** How a search for a kind of eating place was understood, in words. */
export const understoodAs = ({ name, place }: KindSearch): NonNullable<RestaurantPage['understood']> => ({
  kind: name,
  places: place === null ? [] : 'province' in place ? [place.province] : place.codes.flatMap(regionName),
})
