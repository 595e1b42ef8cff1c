import { useDocumentTitle } from '../kit/screens/ScreenHeading'
import { useWorkMode } from '../layout/workMode'
import { useSetScreenHelp } from '../shortcuts/screenHelp'
import { useShortcuts } from '../shortcuts/useShortcuts'
import { stepFrom } from './nextAfter'
import type { Decisions } from './useDecisions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider } from 'react-admin'

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
