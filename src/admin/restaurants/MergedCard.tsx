import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { Card } from '../kit/Card'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { koreanDate } from '../kit/dates/koreanDate'
import type { Restaurant, RestaurantMerged } from './restaurant'

const REASONS = ['다른 곳으로 밝혀짐', '잘못 합침']

export function MergedCard({ record }: { record: Restaurant }) {
  const [undoing, setUndoing] = useState<RestaurantMerged | null>(null)
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) =>
      dataProvider.action('restaurants', record.id, 'undo-merge', { merge: undoing?.id, reason }),
    onSuccess: () => {
      notify('합치기를 풀었어요.')
      setUndoing(null)
      refresh()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  if (!record.merges.length) return null
  return (
    <Card title="여기로 합친 식당">
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {record.merges.map((merged) => (
          <li key={merged.id} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            {merged.title}
            <span style={{ color: 'var(--faint)', fontSize: 12 }}>{koreanDate(merged.at)}</span>
            <Button size="small" sx={{ ml: 'auto' }} onClick={() => setUndoing(merged)}>
              합치기 풀기
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={undoing !== null}
        title="합치기 풀기"
        effect={
          <>
            <b>{undoing?.title}</b> 식당이 다시 따로 서고, 옮겨 온 방문과 표기, 리뷰가 돌아가요.
          </>
        }
        confirmLabel="합치기 풀기"
        reasons={REASONS}
        isPending={isPending}
        onConfirm={(reason) => mutate(reason)}
        onClose={() => setUndoing(null)}
      />
    </Card>
  )
}
