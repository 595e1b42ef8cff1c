import { Button } from '@mui/material'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { ActionButton } from '../kit/dialogs/ActionDialog'
import { useAction } from '../kit/useAction'
import type { Restaurant, RestaurantRow } from './restaurant'
import { StatusTag } from '../kit/marks'

type State = Pick<RestaurantRow, 'isActive' | 'restrictedUntil' | 'closedOn' | 'trashedAt' | 'mergedInto'>

export function RestaurantState({ isActive, restrictedUntil, closedOn, trashedAt, mergedInto }: State) {
  if (trashedAt) return <StatusTag tone="mid">휴지통</StatusTag>
  if (mergedInto) return <StatusTag>합쳐짐</StatusTag>
  if (restrictedUntil) return <StatusTag tone="mid">임시조치</StatusTag>
  if (closedOn) return <StatusTag tone="mid">폐업</StatusTag>
  return isActive ? <StatusTag tone="ok">활성</StatusTag> : <StatusTag>비활성</StatusTag>
}

export const TRASH_REASONS = ['식당이 아님', '폐업을 확인함', '두 번 실린 곳', '시험으로 넣은 곳']

export function TrashButton({ record }: { record: Restaurant }) {
  const set = (trashed: boolean, provider: BackOfficeDataProvider, reason?: string) =>
    provider.updateMany('restaurants', { ids: [record.id], data: { trashed }, meta: { reason } })
  const restore = useAction((_: void, provider) => set(false, provider), { done: '복원했어요.' })
  if (record.mergedInto) return null
  if (record.trashedAt !== null)
    return (
      <Button variant="contained" disabled={restore.isPending} onClick={() => restore.mutate()}>
        복원
      </Button>
    )
  return (
    <ActionButton
      label="휴지통으로"
      look={{ variant: 'outlined', color: 'error' }}
      title="휴지통으로"
      effect={
        <>
          <b>{record.title}</b> 식당과 방문 {record.visitCount.toLocaleString()}건, 리뷰{' '}
          {record.reviewCount.toLocaleString()}건이 보이지 않게 되고 순위를 다시 집계해요. 복원하면 모두 돌아와요.
        </>
      }
      confirmLabel="휴지통으로"
      destructive
      reasons={TRASH_REASONS}
      run={(reason, provider) => set(true, provider, reason)}
      done="휴지통으로 옮겼어요. 이 화면에서 복원할 수 있어요."
    />
  )
}
