import { Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import type { ChangePreview, RestaurantChange } from '@/domain/quality/changes'
import type { QualityType } from '@/domain/quality/issueTypes'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { useChosen } from '../kit/lists/chosen'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { FailedState } from '../kit/FailedState'
import { ChangeFields } from './ChangeFields'
import { PreviewTable } from './PreviewTable'
import { useBulkEdit } from './useBulkEdit'

interface Props {
  type: QualityType
  onClose: () => void
}

export function ChangeDialog({ type, onClose }: Props) {
  const { ids, filter, count } = useChosen()
  const { resource, onUnselectItems } = useListContext()
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const [changes, setChanges] = useState<RestaurantChange | null>(null)
  const [page, setPage] = useState(1)
  const chosen = filter ? { filter } : { ids }
  const preview = useQuery({
    queryKey: [resource, 'preview', chosen, changes, page],
    queryFn: () => dataProvider.action<ChangePreview>(resource, 'actions', 'preview', { ...chosen, changes, page }),
    enabled: changes !== null,
    staleTime: 0,
  })
  const { apply, isPending } = useBulkEdit(() => {
    onUnselectItems()
    onClose()
  })
  const total = preview.data?.total ?? 0
  return (
    <ConfirmDialog
      open
      title={`고른 ${count.toLocaleString()}곳 일괄 수정`}
      effect="무엇을 어떻게 바꿀지 고르면 식당마다 앞과 뒤가 보여요. 바꾼 뒤에는 되돌릴 수 있어요."
      confirmLabel={total ? `${total.toLocaleString()}곳 바꾸기` : '바꾸기'}
      isPending={isPending}
      disabled={!changes || total === 0 || preview.isFetching}
      reasons={['자료를 확인함', '현장에서 확인함', '잘못 적힌 것을 바로잡음']}
      reasonOptional
      onConfirm={(reason) => changes && apply({ chosen, changes, reason })}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1.5, mb: 1.5 }}>
        <ChangeFields
          type={type}
          onChange={(next) => {
            setPage(1)
            setChanges(next)
          }}
        />
        {preview.error && <FailedState message={preview.error.message} onRetry={() => void preview.refetch()} />}
        {changes && preview.data && <PreviewTable preview={preview.data} page={page} onPage={setPage} />}
      </Stack>
    </ConfirmDialog>
  )
}
