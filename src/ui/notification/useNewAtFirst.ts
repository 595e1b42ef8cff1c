import { useState } from 'react'
import type { NotificationList } from '@/domain/notification/schemas'

type Listed = NotificationList['data'][number]

/**
 * Which lines are marked as new: on the screen they stay new until it is left, though being seen makes them read.
 * @returns whether a line was unread when it was first listed here
 */
export function useNewAtFirst(list: readonly Listed[] | undefined): (id: number) => boolean {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const more = list?.filter(({ id, read_at }) => read_at === null && !fresh.has(id)) ?? []
  // State derived from what came in (react.dev: storing information from previous renders).
  if (more.length > 0) setFresh(new Set([...fresh, ...more.map(({ id }) => id)]))
  return (id) => fresh.has(id)
}
