/** Visits month by month, oldest first; null is a month of which nothing was collected. */
export type Trend = (number | null)[]
