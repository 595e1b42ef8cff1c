import { metresBetween, type Point } from '../metresBetween'
import { findInAddress } from '../region/findInAddress'
import type { Region } from '../region/region'
import type { KakaoAddress } from './answers'

/** Answers this near to each other are one building under two numbers. */
const ONE_PLACE_M = 100

/**
 * Where an address is, from what Kakao found for it: a numbered address in the restaurant's own district. Null when
 * nothing fits, or when several places do.
 */
export function pointOfAddress(found: readonly KakaoAddress[], region: Region | null): Point | null {
  const fitting = found.filter(
    ({ address, numbered }) => numbered && (region === null || findInAddress(address)?.code === region.code),
  )
  const [first, ...others] = fitting
  if (!first || others.some((other) => metresBetween(first, other) > ONE_PLACE_M)) return null
  return { latitude: first.latitude, longitude: first.longitude }
}
