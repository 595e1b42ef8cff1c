import { useListContext, useNotify } from 'react-admin'
import type { RestaurantChange, UndoOutcome, ChangeField } from '@/contract/restaurantChanges'
import type { StaffRegion } from '@/contract/backOffice'
import { displayRegion } from '@/domain/region/regionNames'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import type { Chosen } from '../kit/lists/chosen'
import { useAction } from '../kit/useAction'

export function changeText(field: ChangeField, value: unknown, regions: readonly StaffRegion[]): string | null {
  if (value === null || value === undefined || value === '') return null
  if (field === 'category') return value === 'cafe' ? '카페' : '음식점'
  if (field === 'isActive') return value ? '활성' : '비활성'
  if (field === 'point') return (value as number[]).map((degrees) => degrees.toFixed(4)).join(', ')
  if (field === 'region') {
    const region = regions.find(({ id }) => id === value)
    return region ? displayRegion(region) : `${JSON.stringify(value)}번 지역`
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}

interface BulkEdit {
  chosen: Partial<Pick<Chosen, 'ids' | 'filter'>>
  changes: RestaurantChange
  reason: string
}

const NAMED = 3

/** '3곳을 되돌렸어요. 그 사이 바뀐 2곳(…)은 그대로 뒀어요.' */
function undoneText({ undone, kept }: UndoOutcome): string {
  const done = `${undone.toLocaleString()}곳을 되돌렸어요.`
  if (!kept.length) return done
  const names = kept.slice(0, NAMED).map(({ title }) => title)
  const rest = kept.length > NAMED ? ' 등' : ''
  return `${done} 그 사이 바뀐 ${kept.length.toLocaleString()}곳(${names.join(', ')}${rest})은 그대로 뒀어요.`
}

const undoChange = (provider: BackOfficeDataProvider, change: number) =>
  provider.action<UndoOutcome>('data-quality', 'actions', 'undo', { change, reason: '일괄 수정을 되돌림' })

export function useUndoChange() {
  const notify = useNotify()
  return useAction((change: number, provider) => undoChange(provider, change), {
    onDone: (outcome) => notify(undoneText(outcome), { autoHideDuration: outcome.kept.length ? 12_000 : undefined }),
  })
}

export function useBulkEdit(onDone: () => void) {
  const { resource } = useListContext()
  const undo = useUndoChange()
  const { mutate, isPending } = useAction(
    ({ chosen, changes, reason }: BulkEdit, provider) =>
      provider.action<{ change: number | null; restaurants: number }>(resource, 'actions', 'change', {
        ...chosen,
        changes,
        reason,
      }),
    {
      done: ({ change, restaurants }) =>
        change === null ? '모두 이미 그래요.' : `${restaurants.toLocaleString()}곳을 바꿨어요.`,
      undo: ({ change }) => (change === null ? null : () => undo.mutateAsync(change)),
      onDone,
    },
  )
  return { apply: mutate, isPending }
}
