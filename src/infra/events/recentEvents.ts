import type { LiveEvent } from './liveEvent'

/** The newest events, in memory. */
export interface RecentEvents {
  add: (events: readonly LiveEvent[]) => void
  clear: () => void
  /** @returns what topics missed after one event; null where older ones than are kept may be among it */
  missed: (topics: readonly string[], after: number) => LiveEvent[] | null
}

/** @param max how many are kept at least */
export function createRecentEvents(max: number): RecentEvents {
  let kept: LiveEvent[] = []
  return {
    add(events) {
      kept.push(...events)
      // Twice as many before it is cut, so that cutting costs little.
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
