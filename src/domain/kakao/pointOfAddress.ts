import { metresBetween, type Point } from '../metresBetween'
import { findInAddress } from '../region/findInAddress'
import type { Region } from '../region/region'
import type { KakaoAddress } from './answers'

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
