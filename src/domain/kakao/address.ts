import { readAddressAt } from '../place/address/addressSpan'
import { normalizeCell } from '../place/text/normalizeCell'
import { displayRegion } from '../region/regionNames'
import type { Region } from '../region/region'
import { metresBetween, type Point } from '../distance'
import { findInAddress } from '../region/findInAddress'
import type { KakaoAddress } from './answers'

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

/** Results within this many metres are one building with two numbers. */
const ONE_PLACE_M = 100

/** A numbered address in the restaurant's district; null if none or several fit. */
export function pointOfAddress(found: readonly KakaoAddress[], region: Region | null): Point | null {
  const fitting = found.filter(
    ({ address, numbered }) => numbered && (region === null || findInAddress(address)?.code === region.code),
  )
  const [first, ...others] = fitting
  if (!first || others.some((other) => metresBetween(first, other) > ONE_PLACE_M)) return null
  return { latitude: first.latitude, longitude: first.longitude }
}
