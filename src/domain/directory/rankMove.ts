/** A restaurant's ranks at the end of the previous quarter, in district, province and country. */
export interface PreviousRanks {
  region: number | null
  province: number | null
  national: number | null
}

export type RankMove = { kind: 'up' | 'down'; by: number } | { kind: 'new' }

/** `previous`: null without visits in that quarter, undefined if nothing is known of it. */
export function rankMove(rank: number | null, previous: number | null | undefined): RankMove | null {
  if (rank === null || previous === undefined || rank === previous) return null
  if (previous === null) return { kind: 'new' }
  return rank < previous ? { kind: 'up', by: previous - rank } : { kind: 'down', by: rank - previous }
}
