import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { type BreakdownRow, DIMENSIONS, type Dimension, type StaffStatistics } from '@/contract/statistics'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { CATEGORY_LABELS, STATISTICS_TABLE_NAMES } from '@/messages/staff/statistics'
import { Card } from '../kit/Card'
import { FailedState } from '../kit/states'
import { DownloadButton } from './DownloadButton'

/** Cards of very different heights, without gaps below the short ones. */
const Columns = styled('div')({
  columns: '320px',
  columnGap: 16,
  marginBottom: 16,
  '& > *': { breakInside: 'avoid' },
  // A column's end takes the margin of its last card away, but not that of the very last.
  '& > :not(:last-child)': { marginBottom: 16 },
})

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: '5px 0 6px', borderTop: '1px solid var(--line)', fontSize: 13 },
  '& .line': { display: 'flex', gap: 8, alignItems: 'baseline' },
  '& .change': { marginLeft: 'auto', fontSize: 12, color: 'var(--soft)' },
  '& .bar': { height: 4, marginTop: 4, borderRadius: 2, background: 'var(--edge)' },
})

const WORDS: Record<string, string> = { ...CATEGORY_LABELS, ...AGENCY_TYPE_LABELS }

interface Props {
  data: StaffStatistics
  query: URLSearchParams
  onRetry: () => void
}

export const Breakdowns = ({ data: { breakdowns }, query, onRetry }: Props) => (
  <Columns>
    {DIMENSIONS.map((dimension) => (
      <Card
        key={dimension}
        title={STATISTICS_TABLE_NAMES[dimension]}
        action={<DownloadButton table={dimension} query={query} />}
      >
        {breakdowns ? (
          <Rows dimension={dimension} rows={breakdowns[dimension]} query={query} />
        ) : (
          <FailedState onRetry={onRetry} />
        )}
      </Card>
    ))}
  </Columns>
)

const CONDITIONS: Partial<Record<Dimension, string>> = {
  region: 'region',
  agency: 'agency',
  agency_type: 'agencyType',
  category: 'category',
}

function Rows({ dimension, rows, query }: { dimension: Dimension; rows: BreakdownRow[]; query: URLSearchParams }) {
  const most = rows[0]?.visits ?? 1
  if (!rows.length) return <p style={{ color: 'var(--soft)' }}>이 기간의 방문이 없어요.</p>
  return (
    <List>
      {rows.map(({ key, label, visits, visitsBefore, restaurants }) => (
        <li key={key}>
          <span className="line">
            <Name dimension={dimension} code={key} query={query}>
              {WORDS[label] ?? label}
            </Name>
            <b>{visits.toLocaleString()}</b>
            <span className="change">
              {visitsBefore === null ? `식당 ${restaurants.toLocaleString()}곳` : changeText(visits, visitsBefore)}
            </span>
          </span>
          <div className="bar" aria-hidden="true" style={{ width: `${(visits / most) * 100}%` }} />
        </li>
      ))}
    </List>
  )
}

function changeText(now: number, before: number): string {
  const share = Math.round(((now - before) / Math.max(1, before)) * 100)
  return `이전 기간 ${before.toLocaleString()} (${share > 0 ? '+' : ''}${share.toLocaleString()}%)`
}

interface NameProps {
  dimension: Dimension
  code: string
  query: URLSearchParams
  children: string
}

function Name({ dimension, code, query, children }: NameProps) {
  const condition = CONDITIONS[dimension]
  if (!condition) return <>{children}</>
  const search = new URLSearchParams(query)
  search.set(condition, code)
  return <Link to={{ search: search.toString() }}>{children}</Link>
}
