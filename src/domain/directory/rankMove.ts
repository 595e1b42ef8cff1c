/** The ranks of a restaurant at the end of the quarter before, within its district, its province and the country. */
export interface PreviousRanks {
  region: number | null
  province: number | null
  national: number | null
}

/** How a rank moved since: up or down by so many, or a place that had no rank. A rank that stayed did not move. */
export type RankMove = { kind: 'up' | 'down'; by: number } | { kind: 'new' }

/**
 * @param rank the rank of now
 * @param previous that of the quarter before; null where no one had visited the place by then, undefined where nothing
 *   of that quarter is known
 */
export function rankMove(rank: number | null, previous: number | null | undefined): RankMove | null {
  if (rank === null || previous === undefined || rank === previous) return null
  if (previous === null) return { kind: 'new' }
  return rank < previous ? { kind: 'up', by: previous - rank } : { kind: 'down', by: rank - previous }
}
