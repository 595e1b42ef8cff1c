import { agencyTypeOf } from '@/domain/agencyTypes'
import { findRegions } from '@/domain/region/findRegion'
import { provinceOf } from '@/domain/region/province'
import type { ParsedAgency } from './agency'

/** '동작구청' is '서울특별시 동작구', '서울시' is '서울특별시', '마포구의회' stays. An ambiguous district ('중구') is not guessed. */
export function nameAgency(text: string): ParsedAgency {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const home = name.replace(/(?<=[시도군구])(?:본청|청)$/, '')
  const district = /[시군구]$/.test(home) ? onlyDistrict(home) : null
  if (district) return { name: district, type: agencyTypeOf(district), parent: null, context: district }
  const province = provinceOf(home)
  if (province && /^[^\s]+[시도]$/.test(home)) return { name: province, type: 'city', parent: null, context: province }
  const region = home.replace(/의회$/, '')
  const context = onlyDistrict(region) ?? provinceOf(region) ?? ''
  return { name, type: agencyTypeOf(name), parent: null, context }
}

/** '서울특별시 동작구', if the words name exactly one current district. */
export function onlyDistrict(text: string): string | null {
  const found = findRegions(text).filter((region) => region.validTo === null && region.district !== null)
  return found.length === 1 && found[0] ? `${found[0].province} ${found[0].district}` : null
}
