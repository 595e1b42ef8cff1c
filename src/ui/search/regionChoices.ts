import { PROVINCES } from '@/domain/region/provinces.data'
import { CURRENT_REGIONS } from '@/domain/region/regions'

export interface RegionChoice {
  province: string
  districts: string[]
}

/** The order a Korean reader expects: the capital, the metropolitan cities, then the provinces from north to south. */
const ORDER = [
  '서울',
  '부산',
  '대구',
  '인천',
  '대전',
  '울산',
  '세종',
  '경기',
  '강원',
  '충북',
  '충남',
  '전북',
  '전남광주',
  '경북',
  '경남',
  '제주',
]

const placeOf = (short: string): number => (ORDER.includes(short) ? ORDER.indexOf(short) : ORDER.length)

/** Provinces in their usual order. */
export const PROVINCE_CHOICES = [...PROVINCES].sort((a, b) => placeOf(a.short) - placeOf(b.short))

/** Current provinces with their districts by name; 세종 has none. */
export const REGION_CHOICES: readonly RegionChoice[] = PROVINCE_CHOICES.map(({ name }) => ({
  province: name,
  districts: CURRENT_REGIONS.filter((region) => region.province === name)
    .flatMap((region) => (region.district === null ? [] : [region.district]))
    .sort((a, b) => a.localeCompare(b, 'ko')),
})).filter((choice) => CURRENT_REGIONS.some((region) => region.province === choice.province))

/** Districts only for the given province: all that its page needs. */
export const regionChoicesWithin = (province: string | undefined): RegionChoice[] =>
  REGION_CHOICES.map((choice) => (choice.province === province ? choice : { ...choice, districts: [] }))
