import ChevronRight from '@mui/icons-material/ChevronRight'
import type { SvgIconComponent } from '@mui/icons-material'
import { styled } from '@mui/material/styles'
import { type RaRecord, useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ResourceName } from '@/resources/labels'
import { Card } from '../kit/Card'
import { listPath } from '../kit/lists/recordLinks'
import { FailedState } from '../kit/states'
import { PHONE } from '../theme'
import { Rows } from './layout'

interface HomeRowProps {
  to: string
  icon: SvgIconComponent
  name: string
  note: string
  due: string
  isLate?: boolean
}

export const HomeRow = ({ to, icon: Icon, name, note, due, isLate = false }: HomeRowProps) => (
  <li>
    <Link to={to}>
      <Icon aria-hidden="true" />
      <span style={{ minWidth: 0 }}>
        <span className="name" style={{ display: 'block', ...oneLine }}>
          {name}
        </span>
        <span style={{ display: 'block', fontSize: 12.5, color: 'var(--soft)', ...oneLine }}>{note}</span>
      </span>
      <span className="age" style={isLate ? { color: 'var(--accent)' } : {}}>
        {due}
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  </li>
)

export const HomeRows = styled(Rows)({
  '&& > li > a': {
    gridTemplateColumns: '20px minmax(0, 1fr) auto 16px',
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto 16px' },
  },
})

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** How many of a list stand on a home. */
export const HOME_ROWS = 5

interface HomeListProps<T extends RaRecord> {
  title: string
  resource: ResourceName
  filter: object
  sort: { field: string; order: 'ASC' | 'DESC' }
  empty: string
  rowOf: (record: T) => Omit<HomeRowProps, 'to'>
  pathOf?: (record: T) => string
}

/** The first records of a list, and the way to all of them. */
export function HomeList<T extends RaRecord>({ title, resource, filter, sort, empty, ...row }: HomeListProps<T>) {
  const { rowOf, pathOf = ({ id }) => `/${resource}/${id}` } = row
  const list = { pagination: { page: 1, perPage: HOME_ROWS }, sort, filter }
  const { data, total, error, refetch } = useGetList<T>(resource, list)
  return (
    <Card title={title} action={<Link to={listPath(resource, { ...filter })}>모두 {total?.toLocaleString()}</Link>}>
      {error && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p style={{ color: 'var(--soft)' }}>{empty}</p>}
      {data && data.length > 0 && (
        <HomeRows>
          {data.map((record) => (
            <HomeRow key={record.id} to={pathOf(record)} {...rowOf(record)} />
          ))}
        </HomeRows>
      )}
    </Card>
  )
}
