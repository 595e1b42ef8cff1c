import type { LiveEvent } from './liveEvent'

export interface RecentEvents {
  add: (events: readonly LiveEvent[]) => void
  clear: () => void
  /** null if older ones than are kept may be missing */
  missed: (topics: readonly string[], after: number) => LiveEvent[] | null
}

export function createRecentEvents(max: number): RecentEvents {
  let kept: LiveEvent[] = []
  return {
    add(events) {
      kept.push(...events)
      // Trims at twice the size, so that trimming is cheap.
      if (kept.length > max * 2) kept = kept.slice(-max)
    },
    clear() {
      kept = []
    },
    missed(topics, after) {
      const [oldest] = kept
      if (!oldest || after < oldest.id) return null
      return kept.slice(firstAfter(kept, after)).filter(({ topic }) => topics.includes(topic))
    },
  }
}

function firstAfter(events: readonly LiveEvent[], id: number): number {
  let low = 0
  let high = events.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((events[middle]?.id ?? 0) <= id) low = middle + 1
    else high = middle
  }
  return low
}
