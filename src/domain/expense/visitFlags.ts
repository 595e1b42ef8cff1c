/** What a person should look at in a visit that was taken in all the same. */
export const VISIT_FLAGS = ['shared', 'suspect_date', 'large_amount', 'long_cell'] as const
export type VisitFlag = (typeof VISIT_FLAGS)[number]
