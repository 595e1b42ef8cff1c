import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { HISTORY_PAGE_SIZE } from '@/domain/backOffice/limits'
import { EmptyState } from '../../kit/EmptyState'
import { FailedState } from '../../kit/FailedState'
import { Loading } from '../../kit/Loading'
import type { Restaurant } from '../restaurant'
import { HistoryItem } from './HistoryItem'
import { useHistory } from './useHistory'

export function HistoryTab({ record }: { record: Restaurant }) {
  const [page, setPage] = useState(1)
  const { data, error, isPending, refetch } = useHistory(record.id, page)
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending) return <Loading />
  if (!data.data.length) return <EmptyState title="아직 바뀐 내역이 없어요." />
  return (
    <>
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.data.map((entry) => (
          <HistoryItem key={entry.key} entry={entry} regions={data.regions} record={record} />
        ))}
      </ol>
      {data.total > HISTORY_PAGE_SIZE && (
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            더 새것
          </Button>
          <Button size="small" disabled={page * HISTORY_PAGE_SIZE >= data.total} onClick={() => setPage(page + 1)}>
            더 옛것
          </Button>
        </Stack>
      )}
    </>
  )
}
