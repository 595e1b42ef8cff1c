import { shortProvince } from './shortProvince'
import type { Region } from './region'

/** '서울특별시 종로구', short '서울 종로구'; 세종 is its province alone. */
export function displayRegion(
  region: Pick<Region, 'province' | 'district'>,
  options: { short?: boolean } = {},
): string {
  const province = options.short ? shortProvince(region.province) : region.province
  return region.district === null ? province : `${province} ${region.district}`
}
