/** Two entries that are one place: `from` goes, `into` stays. */
export interface Merge {
  from: number
  into: number
}
