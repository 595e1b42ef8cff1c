import { readAddressAt } from '../place/address/addressSpan'
import { normalizeCell } from '../place/text/normalizeCell'
import { displayRegion } from '../region/displayRegion'
import type { Region } from '../region/region'

/**
 * An address as a question: province, district, street and number, without floors and buildings, of which the answer
 * would be empty. Null for an address without a number (a street has no one point), or in nobody knows which city.
 */
export function addressQuery(address: string, region: Region | null): string | null {
  const text = normalizeCell(address)
  const span = readAddressAt(text, 0)
  if (!span?.hasNumber) return null
  const written = text.slice(span.start, span.end)
  if (span.hasProvince && span.sigungu !== null) return written
  if (region === null) return null
  // '중구' is in six cities, but the restaurant's region tells which one.
  return `${span.sigungu === null ? displayRegion(region) : region.province} ${written}`
}
