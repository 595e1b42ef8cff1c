import type { Occasion } from './codes'

/** In display order; used in URLs. Others, such as condolences, are no reason to choose a place. */
export const OCCASION_FACETS = ['meeting', 'encouragement', 'hospitality'] as const satisfies readonly Occasion[]
export type OccasionFacet = (typeof OCCASION_FACETS)[number]

/** Fewer are chance. */
export const OCCASION_VISITS_MIN = 3
/** At least one in so many visits with a known occasion. */
export const OCCASION_SHARE_DENOMINATOR = 5

/** Whether a place counts as used for an occasion. `known`: its visits with any occasion */
const isUsedFor = (visits: number, known: number): boolean =>
  visits >= OCCASION_VISITS_MIN && visits * OCCASION_SHARE_DENOMINATOR >= known

export interface OccasionCount {
  occasion: Occasion
  visit_count: number
}

/** Those that a place is used for, most frequent first; equal ones in display order. `counts`: all its occasions */
export function usedFor(counts: readonly OccasionCount[]): (OccasionCount & { occasion: OccasionFacet })[] {
  const known = counts.reduce((sum, { visit_count }) => sum + visit_count, 0)
  return OCCASION_FACETS.flatMap((occasion) => {
    const visit_count = counts.find((count) => count.occasion === occasion)?.visit_count ?? 0
    return isUsedFor(visit_count, known) ? [{ occasion, visit_count }] : []
  }).sort((one, other) => other.visit_count - one.visit_count)
}

/** Restaurants per occasion. */
export type OccasionCounts = Readonly<Record<OccasionFacet, number>>

export const countUsed = (places: readonly { used_for: readonly OccasionFacet[] }[]): OccasionCounts =>
  Object.fromEntries(
    OCCASION_FACETS.map((code) => [code, places.filter(({ used_for }) => used_for.includes(code)).length]),
  ) as OccasionCounts
