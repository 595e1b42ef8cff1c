import { PROVINCES, type Province } from './provinces.data'
import type { Region } from './region'

/** Separate from districts, so that browsers do not load those. */
export const PROVINCE_BY_NAME: ReadonlyMap<string, Province> = new Map(
  PROVINCES.flatMap((province) =>
    [province.name, province.short, ...province.aliases].map((name): [string, Province] => [name, province]),
  ),
)

/** Longer text is ignored, which bounds the cost of hostile input. (NFD is up to three times as long.) */
const MAX_LENGTH = 300

/** NFC, without brackets, commas and other separators. */
export function regionWords(text: string): string[] {
  return text
    .slice(0, 3 * MAX_LENGTH)
    .normalize('NFC')
    .slice(0, MAX_LENGTH)
    .split(/[\s()[\]{}<>,|/·:;"']+/)
    .filter((word) => word !== '')
}

/** '서울 종로구' = '서울종로구' */
export function regionKey(text: string): string {
  return regionWords(text).join('')
}

/** '서울특별시' → '서울'; other texts are unchanged. */
export function shortProvince(province: string): string {
  return PROVINCE_BY_NAME.get(regionKey(province))?.short ?? province
}

/** '서울특별시 종로구', short '서울 종로구'; 세종 is its province alone. */
export function displayRegion(
  region: Pick<Region, 'province' | 'district'>,
  options: { short?: boolean } = {},
): string {
  const province = options.short ? shortProvince(region.province) : region.province
  return region.district === null ? province : `${province} ${region.district}`
}
