import type { StaffCounts } from '@/domain/staff/counts'
import type { ResourceName } from '@/resources/labels'

export interface MenuCount {
  count: number
  isUrgent: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The kinds of work behind each menu item, and the promised time for each. */
const BEHIND: Partial<Record<ResourceName, { kind: string; promisedMs: number }[]>> = {
  matches: [{ kind: 'matches', promisedMs: Infinity }],
  visits: [{ kind: 'disputedVisits', promisedMs: Infinity }],
  // Overdue at once: nothing retries a failed file.
  'data-upload': [{ kind: 'failedImports', promisedMs: 0 }],
  reports: [{ kind: 'reports', promisedMs: DAY_MS }],
  posts: [{ kind: 'heldPosts', promisedMs: DAY_MS }],
  comments: [{ kind: 'heldComments', promisedMs: DAY_MS }],
  suggestions: [{ kind: 'suggestions', promisedMs: Infinity }],
  // Takedown requests are urgent at once.
  tickets: [
    { kind: 'takedowns', promisedMs: 0 },
    { kind: 'tickets', promisedMs: Infinity },
  ],
}

export function menuCount(counts: StaffCounts, resource: ResourceName, now: number): MenuCount | undefined {
  const behind = (BEHIND[resource] ?? []).flatMap(({ kind, promisedMs }) => {
    const waiting = counts[kind]
    if (!waiting || waiting.count === 0) return []
    const waitedMs = waiting.oldest === null ? 0 : now - Date.parse(waiting.oldest)
    return [{ count: waiting.count, isLate: waitedMs > promisedMs }]
  })
  if (behind.length === 0) return undefined
  return { count: behind.reduce((sum, { count }) => sum + count, 0), isUrgent: behind.some(({ isLate }) => isLate) }
}
