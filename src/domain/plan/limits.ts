/* Limits of a group search. */

export const GROUP_MIN = 2
export const GROUP_MAX = 200
/** Won per head. */
export const BUDGET_MIN = 5_000
export const BUDGET_MAX = 500_000
export const BUDGET_STEP = 1_000
export const GROUP_DEFAULT = 12
export const BUDGET_DEFAULT = 30_000
/** Results per response. */
export const PLAN_SIZE = 20
