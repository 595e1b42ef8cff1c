import { PROVINCES } from '@/domain/region/provinces.data'
import { CURRENT_REGIONS } from '@/domain/region/regions'

export interface RegionChoice {
  province: string
  districts: string[]
}

/** Today's provinces in their usual order with their districts by name; 세종 has none. */
export const REGION_CHOICES: readonly RegionChoice[] = PROVINCES.map(({ name }) => ({
  province: name,
  districts: CURRENT_REGIONS.filter((region) => region.province === name)
    .flatMap((region) => (region.district === null ? [] : [region.district]))
    .sort((a, b) => a.localeCompare(b, 'ko')),
})).filter((choice) => CURRENT_REGIONS.some((region) => region.province === choice.province))
