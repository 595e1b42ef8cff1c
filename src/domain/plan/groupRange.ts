/** Similar groups: within a quarter of the headcount, at least one person either way. */
const SPREAD = 0.25
/** A minimum, because a 5,000-won café does not suit a 30,000-won budget. */
const BUDGET_FLOOR = 0.2

export interface GroupRange {
  headcount_min: number
  headcount_max: number
  /** won */
  per_head_min: number
  per_head_max: number
}

/** Which recorded groups resemble one of `headcount` people with `budget` won per head. */
export function groupRange(headcount: number, budget: number): GroupRange {
  const spread = Math.max(1, Math.round(headcount * SPREAD))
  return {
    headcount_min: Math.max(2, headcount - spread),
    headcount_max: headcount + spread,
    per_head_min: Math.round(budget * BUDGET_FLOOR),
    per_head_max: budget,
  }
}
