import { readAddressAt } from '../place/address/addressSpan'
import { normalizeCell } from '../place/text/normalizeCell'
import { displayRegion } from '../region/displayRegion'
import type { Region } from '../region/region'

/** Without floor and building, for which Kakao finds nothing. Null without a number or a known city. */
export function addressQuery(address: string, region: Region | null): string | null {
  const text = normalizeCell(address)
  const span = readAddressAt(text, 0)
  if (!span?.hasNumber) return null
  const written = text.slice(span.start, span.end)
  if (span.hasProvince && span.sigungu !== null) return written
  if (region === null) return null
  // Six cities have a 중구; the restaurant's region tells which one.
  return `${span.sigungu === null ? displayRegion(region) : region.province} ${written}`
}
