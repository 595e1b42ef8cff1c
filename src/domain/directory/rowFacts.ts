export interface RowFacts {
  /** median group size; null if unknown */
  headcount_median: number | null
  /** the busiest ISO weekday 1 (월) to 7 (일) and hour 0 to 23; null with too few timed visits */
  busiest_weekday: number | null
  busiest_hour: number | null
  /** 'YYYY-MM-DD' it was found closed */
  closed_on: string | null
}
