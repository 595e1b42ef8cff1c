import { useQuery } from '@tanstack/react-query'
import type { StaffCounts } from '@/contract/dashboard'
import type { ResourceName } from '@/resources/labels'
import { askApi } from '../dataProvider/requestJson'

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
  sources: [
    { kind: 'heldSources', promisedMs: Infinity },
    { kind: 'quietSources', promisedMs: Infinity },
    { kind: 'collectedFiles', promisedMs: Infinity },
  ],
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

export const RESOURCES_WITH_COUNTS = Object.keys(BEHIND) as ResourceName[]

/** Of all screens of a menu item. */
export function menuCount(counts: StaffCounts, resources: ResourceName[], now: number): MenuCount | undefined {
  const kinds = resources.flatMap((resource) => BEHIND[resource] ?? [])
  const behind = kinds.flatMap(({ kind, promisedMs }) => {
    const waiting = counts[kind]
    if (!waiting || waiting.count === 0) return []
    const waitedMs = waiting.oldest === null ? 0 : now - Date.parse(waiting.oldest)
    return [{ count: waiting.count, isLate: waitedMs > promisedMs }]
  })
  if (behind.length === 0) return undefined
  return { count: behind.reduce((sum, { count }) => sum + count, 0), isUrgent: behind.some(({ isLate }) => isLate) }
}

const COUNTS_EVERY_MS = 60_000

/** Without a response the menu shows no numbers, never zeros. */
export function useCounts(): { counts: StaffCounts; readAt: number } {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['staff', 'counts'],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/counts', { signal }),
    refetchInterval: COUNTS_EVERY_MS,
    retry: false,
  })
  return { counts: data ?? {}, readAt: dataUpdatedAt }
}
