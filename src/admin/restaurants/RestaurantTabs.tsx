import { Button, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { FactList } from '../kit/facts'
import type { Restaurant } from './restaurant'
import { EmptyState, FailedState, Loading } from '../kit/states'

const won = (amount: number | null): string | null => (amount === null ? null : `${amount.toLocaleString()}원`)
const rank = (place: number | null): string | null => (place === null ? null : `${place.toLocaleString()}위`)
const day = (at: string | null): string | null => (at === null ? null : koreanDate(at))

export function InfoTab({ record }: { record: Restaurant }) {
  const { latitude, longitude, aliases } = record
  return (
    <>
      <FactList
        facts={[
          ['주소', record.address],
          ['지역', [record.province, record.district].filter(Boolean).join(' ')],
          ['전화', record.phone],
          ['분류', record.category === 'cafe' ? '카페' : '음식점'],
          ['업종', record.subCategory],
          ['좌표', latitude === null || longitude === null ? null : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`],
          ['폐업 확인일', day(record.closedOn)],
          ['마지막 확인일', day(record.verifiedOn)],
        ]}
      />
      <FactList
        title="숫자"
        facts={[
          ['방문', `${record.visitCount.toLocaleString()}건`],
          ['기관', `${record.agencyCount.toLocaleString()}곳`],
          ['쓴 금액', won(record.totalAmount)],
          ['1인당', won(record.perHead)],
          ['마지막 방문', day(record.lastVisit)],
          ['평점', record.reviewCount === 0 ? null : `${record.avgRating} (${record.reviewCount.toLocaleString()}건)`],
          ['시군구 순위', rank(record.regionRank)],
          ['시도 순위', rank(record.provinceRank)],
          ['전국 순위', rank(record.nationalRank)],
        ]}
      />
      <FactList
        title="기록"
        facts={[
          ['표기', aliases.map(({ spelling }) => spelling).join(', ')],
          ['번호', String(record.id)],
          ['만든 때', koreanMoment(record.createdAt)],
          ['고친 때', koreanMoment(record.updatedAt)],
        ]}
      />
    </>
  )
}

const PER_PAGE = 20

interface RelatedListProps<T> {
  resource: string
  restaurant: number
  sort: string
  empty: string
  all: string
  row: (record: T) => ReactNode
}

export function RelatedList<T extends RaRecord>({ resource, restaurant, sort, empty, all, row }: RelatedListProps<T>) {
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
