/** Monthly visits, oldest first; null for a month without data. */
export type Trend = (number | null)[]
