import { Stack, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import type { ChangePreview, RestaurantChange, ChangeField } from '@/contract/restaurantChanges'
import { type QualityType, PREVIEW_ROWS } from '@/domain/quality'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { useChosen } from '../kit/lists/chosen'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { FailedState } from '../kit/states'
import { useStaffRegions } from '../kit/fields/RegionInput'
import { ChangeFields } from './ChangeFields'
import { useBulkEdit, changeText } from './useBulkEdit'

interface PreviewTableProps {
  preview: ChangePreview
  page: number
  onPage: (page: number) => void
}

function PreviewTable({ preview: { total, same, rows }, page, onPage }: PreviewTableProps) {
  const regions = useStaffRegions()
  const pages = Math.ceil(total / PREVIEW_ROWS)
  return (
    <div>
      <p style={{ margin: '0 0 6px' }} aria-live="polite">
        <b>{total.toLocaleString()}곳</b>이 바뀌어요.
        {same > 0 && ` ${same.toLocaleString()}곳은 이미 그래요.`}
      </p>
      {total > 0 && (
        <Table size="small" aria-label="바뀔 식당의 앞과 뒤">
          <TableHead>
            <TableRow>
              <TableCell>식당</TableCell>
              <TableCell>앞</TableCell>
              <TableCell>뒤</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, title, before, after }) => (
              <TableRow key={id}>
                <TableCell>{title}</TableCell>
                {[before, after].map((values, index) => (
                  <TableCell key={index}>
                    {Object.entries(values)
                      .map(([field, value]) => changeText(field as ChangeField, value, regions) ?? '비어 있음')
                      .join(', ')}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {pages > 1 && (
        <Stack direction="row" sx={{ alignItems: 'center', mt: 1, fontSize: 12.5, color: 'var(--soft)' }}>
          <span>{`${page} / ${pages}쪽`}</span>
          <Button size="small" sx={{ ml: 'auto' }} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            이전
          </Button>
          <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            다음
          </Button>
        </Stack>
      )}
    </div>
  )
}

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
