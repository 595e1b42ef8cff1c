import { PROVINCE_BY_NAME } from './regionNames'
import { PROVINCES } from './provinces.data'
import type { Region } from './region'
import { REGIONS } from './regions'

/** `short` holds names that are ambiguous without the province ('서울 종로'). */
export interface ProvinceNames {
  readonly full: ReadonlyMap<string, Region>
  readonly short: ReadonlyMap<string, Region>
}

const SUFFIX = /[시군구]$/

function namesOf(region: Region): { province: string; name: string }[] {
  const own = [region.district ?? [], region.aliases, region.parts.map((part) => part.name)].flat()
  const names = own.map((alias) => {
    const [first = '', second] = alias.split(' ')
    const province = second === undefined ? region.province : PROVINCE_BY_NAME.get(first)?.name
    return { province: province ?? region.province, name: second ?? first }
  })
  const wards = new Set(region.parts.map((part) => part.name))
  return names.flatMap(({ province, name }) => {
    // Former names have short forms too (경북 군위, 충남 연기); the current short form is already an alias.
    const own = province === region.province && name === region.district
    const shortens = !own && !wards.has(name) && SUFFIX.test(name) && name.length > 2
    return shortens
      ? [
          { province, name },
          { province, name: name.slice(0, -1) },
        ]
      : [{ province, name }]
  })
}

function indexProvinces(): Map<string, ProvinceNames> {
  const empty = () => ({ full: new Map<string, Region>(), short: new Map<string, Region>() })
  const index = new Map(PROVINCES.map(({ name }) => [name, empty()]))
  for (const region of REGIONS) {
    for (const { province, name } of namesOf(region)) {
      const names = index.get(province)
      const map = SUFFIX.test(name) ? names?.full : names?.short
      // A district's current name wins over a former name or a 일반구 of another.
      if (map && (!map.has(name) || name === region.district)) map.set(name, region)
    }
  }
  return index
}

export const NAMES_IN_PROVINCE: ReadonlyMap<string, ProvinceNames> = indexProvinces()

function indexNames(kind: keyof ProvinceNames): Map<string, Region[]> {
  const index = new Map<string, Region[]>()
  for (const names of NAMES_IN_PROVINCE.values()) {
    for (const [name, region] of names[kind]) {
      const found = index.get(name) ?? []
      if (!found.includes(region)) index.set(name, [...found, region])
    }
  }
  return index
}

/** '중구', '팔달구', '여주군' */
export const REGIONS_BY_NAME: ReadonlyMap<string, readonly Region[]> = indexNames('full')

/** '종로', '고성' */
export const REGIONS_BY_SHORT_NAME: ReadonlyMap<string, readonly Region[]> = indexNames('short')
