/** `into` survives. */
export interface Merge {
  from: number
  into: number
}
