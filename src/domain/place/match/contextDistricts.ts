import { PROVINCES } from '@/domain/region/provinces.data'
import { REGIONS } from '@/domain/region/regions'
import { normalizeCell } from '../text/normalizeCell'

/** Provinces without districts: 세종. */
const UNDIVIDED = new Set(REGIONS.filter(({ district }) => district === null).map(({ province }) => province))

export type Districts = readonly [string | null, string | null]

/** '서울특별시 마포구' → '마포구'; a province → null, except 세종. Different provinces: whole contexts, as several have a 중구. */
export function contextDistricts(a: string, b: string): Districts {
  const [wordsA, wordsB] = [normalizeCell(a).split(' '), normalizeCell(b).split(' ')]
  const [provinceA, provinceB] = [provinceOf(wordsA), provinceOf(wordsB)]
  if (provinceA && provinceB && provinceA !== provinceB) return [wordsA.join(' '), wordsB.join(' ')]
  return [districtOf(wordsA), districtOf(wordsB)]
}

/** Accepts former names, because records use those of their time: '광주광역시' is now 전남광주통합특별시. */
const provinceOf = ([first = '']: readonly string[]) =>
  PROVINCES.find(({ name, short, aliases }) => name === first || short === first || aliases.includes(first))

function districtOf(words: readonly string[]): string | null {
  const last = words.at(-1) ?? ''
  const province = provinceOf(words)
  if (province && UNDIVIDED.has(province.name)) return province.name
  return /[시군구]$/.test(last) && words.length > 1 ? last : null
}
