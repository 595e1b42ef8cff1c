/** A merge of two restaurants: `into` survives. */
export interface Merge {
  from: number
  into: number
}
