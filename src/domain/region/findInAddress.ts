import { provinceOf, readBareDistrict, readDistrict, readProvince } from './readRegion'
import type { Region } from './region'
import { findByCode, findRegions } from './findRegion'
import { NAMES_IN_PROVINCE } from './regionIndex'
import { regionKey, regionWords } from './regionNames'

/** A postal code or country name before an address. */
const BEFORE_ADDRESS = /^([0-9-]+|대한민국|우)$/

/** For a split district, the current one of the address's 동; the former one if the 동 is unknown. */
function settle(region: Region, address: string): Region {
  const text = region.successors.length === 0 ? '' : regionKey(address)
  let best: { code: string; length: number } | null = null
  for (const { code, dongs } of region.successors) {
    for (const dong of dongs) {
      if (dong.length > (best?.length ?? 0) && text.includes(dong)) best = { code, length: dong.length }
    }
  }
  return (best && findByCode(best.code)) ?? region
}

/** The district directly after its province, at `words[start]`. */
function readAt(words: readonly string[], start: number): Region | null {
  const reading = readProvince(words.slice(start))
  const names = reading && NAMES_IN_PROVINCE.get(reading.province.name)
  if (!reading || !names) return null
  const district = readDistrict(names, reading.rest)
  if (district) return district
  // 세종 has no districts, so its name is enough; the short form only at the start of an address.
  return reading.formal || start === 0 ? (findRegions(reading.province.name)[0] ?? null) : null
}

function readWithin(words: readonly string[]): Region | null {
  for (let start = 1; start < words.length; start += 1) {
    const found = readAt(words, start)
    if (found) return found
  }
  return null
}

/**
 * The province may be anywhere. Without one, `context`, the agency's region ('서울특별시 마포구'), decides between districts of
 * the same name. A road alone (세종대로 110, 종로 12) names none.
 */
export function findInAddress(address: string, context?: string): Region | null {
  const all = regionWords(address)
  const begin = all.findIndex((word) => !BEFORE_ADDRESS.test(word))
  const words = begin === -1 ? [] : all.slice(begin)
  const candidates = readBareDistrict(words)
  const found = readAt(words, 0) ?? (candidates.length === 1 ? candidates[0] : null) ?? readWithin(words)
  if (found) return settle(found, address)
  const province = context === undefined ? null : provinceOf(context)
  const [only, ...others] = candidates.filter((region) => region.province === province)
  return only !== undefined && others.length === 0 ? settle(only, address) : null
}
