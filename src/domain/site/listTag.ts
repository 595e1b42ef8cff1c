import { CURRENT_REGIONS } from '@/domain/region/regions'
import { pageTags } from './pageTags'

export function listTag({
  province,
  district,
}: {
  province?: string | undefined
  district?: string | undefined
}): string {
  const region = CURRENT_REGIONS.find((one) => one.province === province && (one.district || undefined) === district)
  return region ? pageTags.district(region.code) : pageTags.directory
}
