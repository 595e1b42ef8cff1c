import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider } from 'react-admin'
import type { Resource } from '@/domain/access/table'
import { useDocumentTitle } from '../kit/screens/screens'
import { useWorkMode } from '../layout/Frame'
import { useSetScreenHelp } from '../shortcuts/HelpDialog'
import { useShortcuts } from '../shortcuts/shortcuts'
import type { Decisions } from './useDecisions'
import { askApi } from '../dataProvider/requestJson'

export const placeNumber = (text: string | null): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null

/** The record to open when `gone` leaves the list: the next one, or the previous if it was the last. */
export function nextAfter(ids: readonly number[], gone: number): number | null {
  const at = ids.indexOf(gone)
  if (at < 0) return ids[0] ?? null
  return ids[at + 1] ?? ids[at - 1] ?? null
}

/** The record `by` steps from `current`, clamped to the list; undefined if the list is empty. */
const stepFrom = (ids: readonly number[], current: number | null, by: number): number | undefined =>
  ids[Math.min(ids.length - 1, Math.max(0, (current === null ? 0 : ids.indexOf(current)) + by))]

export function usePrefetchRecord(resource: string, id: number | null, wholeKey: (id: number) => readonly unknown[]) {
  const queries = useQueryClient()
  const provider = useDataProvider()
  useEffect(() => {
    if (id === null) return
    void queries.prefetchQuery({
      queryKey: wholeKey(id),
      queryFn: () => provider.getOne(resource, { id }).then(({ data }) => data as unknown),
      staleTime: 10_000,
    })
  }, [resource, id, wholeKey, queries, provider])
}

interface Desk {
  title: string
  help: string
  /** the name of an item in the queue: '신고' */
  item: string
  ids: readonly number[]
  current: number | null
  onGo: (id: number) => void
  decisions: Pick<Decisions, 'last' | 'isDeciding' | 'undo'>
}

export function useDesk({ title, help, item, ids, current, onGo, decisions }: Desk): void {
  useWorkMode()
  useDocumentTitle(title)
  useSetScreenHelp(help)
  const step = (by: number) => {
    const to = stepFrom(ids, current, by)
    if (to !== undefined) onGo(to)
  }
  useShortcuts(`${title} 목록`, [
    { keys: 'j', label: `다음 ${item}`, run: () => step(1) },
    { keys: 'k', label: `이전 ${item}`, run: () => step(-1) },
    {
      keys: 'z',
      label: '마지막 결정 되돌리기',
      run: () => decisions.last && !decisions.isDeciding && decisions.undo(decisions.last.id),
    },
  ])
}

/** Refresh interval; other staff decide too. */
export const DESK_EVERY_MS = 30_000

export function useTabCounts<Tab extends string>(
  resource: Resource,
  tabs: readonly Tab[],
  filterOf: (tab: Tab) => Record<string, unknown>,
): Partial<Record<Tab, number>> {
  const filters = tabs.map(filterOf)
  const { data } = useQuery({
    queryKey: [resource, 'counts', filters],
    queryFn: ({ signal }) => askApi('POST /api/v1/staff/list-counts', { body: { resource, filters }, signal }),
    refetchInterval: DESK_EVERY_MS,
    retry: false,
  })
  const counted = tabs.map((tab, index) => [tab, data?.counts[index] ?? undefined])
  return Object.fromEntries(counted) as Partial<Record<Tab, number>>
}
