/** A small seeded generator (mulberry32): the same seed gives the same files on every machine. */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  /** Early entries far more often than late ones, as lunches go. */
  const pickSkewed = <T>(list: readonly T[], skew = 2.4): T => list[Math.floor(next() ** skew * list.length)] as T
  const chance = (share: number): boolean => next() < share
  return { next, whole, pick, pickSkewed, chance }
}
export type Random = ReturnType<typeof seeded>
