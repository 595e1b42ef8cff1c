import { Button, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ActivityPage } from '@/domain/backOffice/activity'
import { BACK_OFFICE_API } from '@/domain/staff/staff'
import { fetchJson } from '../../dataProvider/requestJson'
import { Card } from '../Card'
import { FailedState } from '../states'
import type { ActivityTarget } from './ActivityItem'
import { NoteBox } from './NoteBox'

/** Loaded with the first record that is opened. */
const ActivityItem = lazy(() => import('./ActivityItem'))

interface Props extends ActivityTarget {
  /** of the field for a note */
  label?: string
}

/** What was done to a record and what staff noted about it, in one list, newest first. */
export function Activity({ label, ...of }: Props) {
  const url = `${BACK_OFFICE_API}/${of.resource}/${of.id}`
  const queryKey = [of.resource, 'history', of.id]
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => fetchJson<ActivityPage>(`${url}/history?page=${page}`, { signal }),
  })
  return (
    <>
      <NoteBox url={url} queryKey={queryKey} keptAs={`${of.resource}:${of.id}:note`} label={label} />
      {error && !data && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <p role="status">불러오는 중…</p>}
      {data?.data.length === 0 && <p style={{ color: 'var(--soft)' }}>아직 남은 활동이 없어요.</p>}
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label="활동">
        <Suspense>
          {data?.data.map((entry) => (
            <ActivityItem key={entry.key} entry={entry} regions={data.regions} url={url} queryKey={queryKey} {...of} />
          ))}
        </Suspense>
      </ol>
      {data && (page > 1 || data.hasMore) && (
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            더 새것
          </Button>
          <Button size="small" disabled={!data.hasMore} onClick={() => setPage(page + 1)}>
            더 옛것
          </Button>
        </Stack>
      )}
    </>
  )
}

/** On the screen that edits a record. */
export const ActivityCard = (props: Props) => (
  <Card title="활동">
    <Activity {...props} />
  </Card>
)
