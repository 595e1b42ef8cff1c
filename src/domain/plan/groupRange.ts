/** Groups that are much like one: within a quarter of its headcount, and by one person at least. */
const SPREAD = 0.25
/** Anyone who may spend 30,000 won is not served by a place of coffee at 5,000. */
const BUDGET_FLOOR = 0.2

export interface GroupRange {
  headcount_min: number
  headcount_max: number
  /** won */
  per_head_min: number
  per_head_max: number
}

/** Which recorded groups are like one of `headcount` people with `budget` won a head. */
export function groupRange(headcount: number, budget: number): GroupRange {
  const spread = Math.max(1, Math.round(headcount * SPREAD))
  return {
    headcount_min: Math.max(2, headcount - spread),
    headcount_max: headcount + spread,
    per_head_min: Math.round(budget * BUDGET_FLOOR),
    per_head_max: budget,
  }
}
