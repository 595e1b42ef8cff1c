import { provinceOf } from './province'
import { readBareDistrict, readDistrict, readProvince } from './readRegion'
import type { Region } from './region'
import { findByCode, findRegions } from './findRegion'
import { NAMES_IN_PROVINCE } from './regionIndex'
import { regionKey, regionWords } from './regionText'

/** Postal codes and the country's name may stand before the address. */
const BEFORE_ADDRESS = /^([0-9-]+|대한민국|우)$/

/** A split district's place today, when the address names a 동; the district as it was, when nothing tells. */
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

/** A district standing right after its province, at `words[start]`. */
function readAt(words: readonly string[], start: number): Region | null {
  const reading = readProvince(words.slice(start))
  const names = reading && NAMES_IN_PROVINCE.get(reading.province.name)
  if (!reading || !names) return null
  const district = readDistrict(names, reading.rest)
  if (district) return district
  // 세종 has no district, so its name is enough; the short form only where an address begins.
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
 * The district an address lies in, or null when it names none. The province is read from the address, also from its
 * middle ('구이구이 서울특별시 중구 을지로 6'); without one, a name that several provinces share is decided by
 * `context`, the institution's own place ('서울특별시 마포구'). A road alone (세종대로 110, 종로 12) names no district.
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
