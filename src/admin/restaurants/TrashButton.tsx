import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import type { Restaurant } from './restaurant'

const REASONS = ['식당이 아님', '폐업을 확인함', '두 번 실린 곳', '시험으로 넣은 곳']

export function TrashButton({ record }: { record: Restaurant }) {
  const [isAsking, setAsking] = useState(false)
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const isTrashed = record.trashedAt !== null
  const { mutate, isPending } = useMutation({
    mutationFn: (reason?: string) =>
      dataProvider.updateMany('restaurants', {
        ids: [record.id],
        data: { trashed: !isTrashed },
        meta: { reason },
      }),
    onSuccess: () => {
      notify(isTrashed ? '복원했어요.' : '휴지통으로 옮겼어요. 이 화면에서 복원할 수 있어요.')
      setAsking(false)
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  if (record.mergedInto) return null
  if (isTrashed)
    return (
      <Button variant="contained" disabled={isPending} onClick={() => mutate(undefined)}>
        복원
      </Button>
    )
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        휴지통으로
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="휴지통으로"
        effect={
          <>
            <b>{record.title}</b> 식당과 방문 {record.visitCount.toLocaleString()}건, 리뷰{' '}
            {record.reviewCount.toLocaleString()}건이 보이지 않게 되고 순위를 다시 집계해요. 복원하면 모두 돌아와요.
          </>
        }
        confirmLabel="휴지통으로"
        destructive
        reasons={REASONS}
        isPending={isPending}
        onConfirm={(reason) => mutate(reason)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
