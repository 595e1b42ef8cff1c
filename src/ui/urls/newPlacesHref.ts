import { CURRENT_REGIONS } from '@/domain/region/regions'
import type { ListFilters } from './listHref'

export function newPlacesHref({ province, district }: ListFilters): string | null {
  const region = CURRENT_REGIONS.find((one) => one.province === province && (one.district || undefined) === district)
  return region ? `/regions/${region.code}/rss.xml` : null
}
