/** Whom open streams and downloads are counted for, and how many each may have. */
export type Quota = readonly [counted: string, max: number]

/** Counts what is open at once. */
export interface OpenCounts {
  /** @returns how the place is given back; null where one of those it is counted for has no more */
  acquire: (quotas: readonly Quota[]) => (() => void) | null
  readonly size: number
}

export function createOpenCounts(): OpenCounts {
  const counts = new Map<string, number>()
  const add = (counted: string, change: number): void => {
    const count = (counts.get(counted) ?? 0) + change
    if (count > 0) counts.set(counted, count)
    else counts.delete(counted)
  }
  return {
    acquire(quotas) {
      if (quotas.some(([counted, max]) => (counts.get(counted) ?? 0) >= max)) return null
      for (const [counted] of quotas) add(counted, 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        for (const [counted] of quotas) add(counted, -1)
      }
    },
    get size() {
      return counts.size
    },
  }
}
