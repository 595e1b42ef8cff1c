import { useState } from 'react'
import type { NotificationList } from '@/domain/notification/schemas'

type Listed = NotificationList['data'][number]

/** Keeps notifications marked as new until the page is left, although seeing them marks them read. */
export function useNewAtFirst(list: readonly Listed[] | undefined): (id: number) => boolean {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const more = list?.filter(({ id, read_at }) => read_at === null && !fresh.has(id)) ?? []
  // State derived from props (react.dev: storing information from previous renders).
  if (more.length > 0) setFresh(new Set([...fresh, ...more.map(({ id }) => id)]))
  return (id) => fresh.has(id)
}
