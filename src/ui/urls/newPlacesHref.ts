import { CURRENT_REGIONS } from '@/domain/region/regions'
import type { ListFilters } from './listHref'

/** The feed of a district's new places; null if the list is not for a single district. */
export function newPlacesHref({ province, district }: ListFilters): string | null {
  const region = CURRENT_REGIONS.find((one) => one.province === province && (one.district || undefined) === district)
  return region ? `/regions/${region.code}/rss.xml` : null
}
