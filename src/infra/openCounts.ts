/** Whom open streams and downloads count against, and the limit. */
export type Quota = readonly [counted: string, max: number]

export interface OpenCounts {
  /** null if a quota is exhausted; else releases the slot */
  acquire: (quotas: readonly Quota[]) => (() => void) | null
  of: (counted: string) => number
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
    of: (counted) => counts.get(counted) ?? 0,
    get size() {
      return counts.size
    },
  }
}
