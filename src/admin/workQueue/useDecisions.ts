import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useDataProvider, useNotify } from 'react-admin'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'

interface Kept {
  data: { id: number }[]
  total?: number
}

const isQueue = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  (queryKey[2] as { filter?: { status?: string } } | undefined)?.filter?.status === 'pending'

/** Removes a decided record from cached queue lists before they are refetched, so that it is not offered again. */
export function dropFromQueue(queries: QueryClient, resource: string, record: number): void {
  queries.setQueriesData<Kept>({ queryKey: [resource, 'getList'], predicate: isQueue }, (kept) => {
    if (!kept?.data.some(({ id }) => id === record)) return kept
    const data = kept.data.filter(({ id }) => id !== record)
    return { ...kept, data, ...(kept.total !== undefined && { total: kept.total - 1 }) }
  })
}

export interface LastDecision {
  id: number
  name: string
}

export interface Decisions<Made = unknown> {
  decide: (made: Made) => void
  undo: (id: number) => void
  isDeciding: boolean
  last: LastDecision | null
  /** a later message, if that was not a decision */
  said: string | null
}

interface Desk<Made, Answer> {
  resource: string
  /** other resources that a decision changes */
  also: readonly string[]
  wholeKey: (id: number) => readonly unknown[]
  idOf: (made: Made) => number
  actionOf: (made: Made) => { name: string; body: object }
  /** the decision in words; null if it cannot be undone */
  nameOf: (made: Made, answer: Answer) => string | null
  /** message for a decision that has no undo shortcut */
  saidOf?: (made: Made) => string | null
  /** message when another person decided first */
  firstWas: (id: number, error: HttpError) => Promise<string> | string
  undone: string
  onGone: (id: number) => void
  onBack: (id: number) => void
}

const CONFLICT = 409

/** If another person decided first, reports that and changes nothing. */
export function useDecisions<Made, Answer>(desk: Desk<Made, Answer>): Decisions<Made> {
  const provider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const queries = useQueryClient()
  const [done, setDone] = useState<LastDecision[]>([])
  const [said, setSaid] = useState<string | null>(null)

  const refresh = () =>
    Promise.all([
      ...[desk.resource, ...desk.also].map((resource) => queries.invalidateQueries({ queryKey: [resource] })),
      queries.invalidateQueries({ queryKey: ['staff', 'counts'] }),
    ])
  const forget = (id: number) => setDone((before) => before.filter((decision) => decision.id !== id))

  const decide = useMutation({
    mutationFn: (made: Made) => {
      const { name, body } = desk.actionOf(made)
      return provider.action<Answer>(desk.resource, desk.idOf(made), name, body)
    },
    onSuccess: (answer, made) => {
      const id = desk.idOf(made)
      const name = desk.nameOf(made, answer)
      if (name !== null) setDone((before) => [...before, { id, name }])
      setSaid(desk.saidOf?.(made) ?? null)
      desk.onGone(id)
      // Not refetched while it is displayed: it would show the decided state before the next record opens.
      queries.removeQueries({ queryKey: desk.wholeKey(id) })
      dropFromQueue(queries, desk.resource, id)
      // Not awaited, so that the next key press decides the next record immediately.
      void refresh()
    },
    onError: async (error, made) => {
      if (!(error instanceof HttpError) || error.status !== CONFLICT) return notify(error.message, { type: 'error' })
      setSaid(await desk.firstWas(desk.idOf(made), error))
      desk.onGone(desk.idOf(made))
      await refresh()
    },
  })

  const undo = useMutation({
    mutationFn: (id: number) => provider.action(desk.resource, id, 'undo'),
    onSuccess: (_, id) => {
      forget(id)
      setSaid(desk.undone)
      void queries.resetQueries({ queryKey: desk.wholeKey(id) })
      desk.onBack(id)
      void refresh()
    },
    onError: (error, id) => {
      forget(id)
      notify(error.message, { type: 'error' })
      void refresh()
    },
  })

  return {
    decide: (made) => decide.mutate(made),
    undo: (id) => undo.mutate(id),
    isDeciding: decide.isPending || undo.isPending,
    last: done.at(-1) ?? null,
    said,
  }
}
