import { CURRENT_REGIONS } from '@/domain/region/regions'
import type { ListFilters } from './listHref'

/** The feed of a district's new places; null where the list is of more than one. */
export function newPlacesHref({ province, district }: ListFilters): string | null {
  const region = CURRENT_REGIONS.find((one) => one.province === province && (one.district || undefined) === district)
  return region ? `/regions/${region.code}/rss.xml` : null
}
