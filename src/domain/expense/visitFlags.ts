export const VISIT_FLAGS = [
  'shared',
  'suspect_date',
  'derived_year',
  'derived_day',
  'large_amount',
  'long_cell',
  'dropped_characters',
  'split_name',
] as const
export type VisitFlag = (typeof VISIT_FLAGS)[number]
