import type { PlaceCell, PlaceComparison } from './types'
export function comparePlaces(a: PlaceCell, b: PlaceCell): PlaceComparison {
  return { same: a.raw === b.raw, confidence: 0.5, why: 'none' }
}
