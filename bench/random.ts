/** A seeded generator (mulberry32): the same seed gives the same directory on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list; earlier ones more often the larger `skew` is. */
export const pick = <T>(random: () => number, list: readonly T[], skew = 1): T => {
  const chosen = list[Math.floor(random() ** skew * list.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}
