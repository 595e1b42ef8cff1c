import { Button, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../kit/EmptyState'
import { FailedState } from '../../kit/FailedState'
import { Loading } from '../../kit/Loading'

const PER_PAGE = 20

interface Props<T> {
  resource: string
  restaurant: number
  sort: string
  empty: string
  all: string
  row: (record: T) => ReactNode
}

export function RelatedList<T extends RaRecord>({ resource, restaurant, sort, empty, all, row }: Props<T>) {
  const [page, setPage] = useState(1)
  const {
    data,
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<T>(resource, {
    filter: { restaurant },
    sort: { field: sort, order: 'DESC' },
    pagination: { page, perPage: PER_PAGE },
  })
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending) return <Loading />
  if (!data.length) return <EmptyState title={empty} />
  const whole = `/${resource}?${new URLSearchParams({ filter: JSON.stringify({ restaurant }) })}`
  return (
    <>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((record) => (
          <li key={record.id} style={{ padding: '9px 0', borderBottom: '1px solid var(--line)' }}>
            {row(record)}
          </li>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center' }}>
        <Button size="small" component={Link} to={whole}>
          {all}
        </Button>
        <Button size="small" sx={{ ml: 'auto' }} disabled={page === 1} onClick={() => setPage(page - 1)}>
          이전
        </Button>
        <Button size="small" disabled={page * PER_PAGE >= total} onClick={() => setPage(page + 1)}>
          다음
        </Button>
      </Stack>
    </>
  )
}
