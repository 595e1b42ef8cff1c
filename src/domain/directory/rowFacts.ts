/** What a row of a list says of a restaurant besides its figures. */
export interface RowFacts {
  /** how many usually come; null where no visit says it */
  headcount_median: number | null
  /** ISO weekday 1 (월) to 7 (일), and hour 0 to 23, when most come; null where too few visits have a time */
  busiest_weekday: number | null
  busiest_hour: number | null
  /** 'YYYY-MM-DD' of the day it was found closed for good */
  closed_on: string | null
  /** the newest photograph of its reviews */
  photo: string | null
}
