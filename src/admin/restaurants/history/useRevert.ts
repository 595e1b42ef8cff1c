import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { HistoryEntry } from '@/domain/backOffice/history'
import { RESOURCE_LABELS } from '@/resources/labels'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'
import type { Restaurant } from '../restaurant'

const RESOURCE = 'restaurants'
const CONFLICT = 409
const { fields } = RESOURCE_LABELS.restaurants

const text = (value: unknown): string => JSON.stringify(value ?? null)

function fieldsChangedSince({ event, after }: HistoryEntry, record: Restaurant): string[] {
  if (event !== 'record_updated') return []
  return Object.entries(after ?? {}).flatMap(([name, value]) => {
    if (name === 'images') return []
    const now = (record as unknown as Record<string, unknown>)[name]
    return text(value) === text(now) ? [] : [fields[name] ?? name]
  })
}

/** A normal update: the version is checked and the reason recorded. */
export function useRevert(entry: HistoryEntry, record: Restaurant, onDone: () => void) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending, error } = useMutation<unknown, Error, string>({
    mutationFn: (reason) => {
      const { event, details, before } = entry
      if (event === 'merged')
        return dataProvider.action(RESOURCE, record.id, 'undo-merge', { merge: details?.merge, reason })
      if (event === 'record_updated')
        return dataProvider.update(RESOURCE, {
          id: record.id,
          data: { ...record, ...before },
          previousData: record,
          meta: { reason },
        })
      const data = { trashed: event === 'record_restored' }
      return dataProvider.updateMany(RESOURCE, { ids: [record.id], data, meta: { reason } })
    },
    onSuccess: async () => {
      notify('되돌렸어요.')
      await client.invalidateQueries({ queryKey: [RESOURCE] })
      refresh()
      onDone()
    },
    onError: () => refresh(),
  })
  const isConflict = error instanceof HttpError && error.status === CONFLICT && entry.event !== 'merged'
  const said = isConflict
    ? '그 사이에 다른 사람이 이 식당을 고쳤어요. 새로 불러온 내역을 보고 다시 눌러 주세요.'
    : error?.message
  return { revert: mutate, isPending, error: said, changedSince: fieldsChangedSince(entry, record) }
}
