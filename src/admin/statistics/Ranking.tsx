import { josa } from 'es-hangul'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import type { RankingRow, StaffStatistics } from '@/contract/statistics'
import { CATEGORY_LABELS } from '@/messages/staff/statistics'
import { Card } from '../kit/Card'
import { FailedState } from '../kit/states'
import { DownloadButton } from './DownloadButton'
import { periodText } from './useStatistics'

interface Props {
  data: StaffStatistics
  query: URLSearchParams
  onRetry: () => void
}

export function Ranking({ data: { ranking, period, before, periods }, query, onRetry }: Props) {
  const title = `${periodText(period, periods)} 순위`
  return (
    <Card title={title} action={<DownloadButton table="ranking" query={query} />}>
      <p style={{ margin: '0 0 8px', color: 'var(--soft)', fontSize: 12.5 }}>
        {before === null
          ? '지금 집계한 순위예요. 전체 기간에는 비교할 이전 기간이 없어요.'
          : `지금 집계한 순위예요. 변동은 ${josa(periodText(before, periods), '와/과')} 비교한 것이에요.`}
      </p>
      {ranking === null && <FailedState onRetry={onRetry} />}
      {ranking?.length === 0 && <p style={{ color: 'var(--soft)' }}>이 조건에 맞는 방문이 없어요.</p>}
      {ranking !== null && ranking.length > 0 && (
        <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={`${title} 표`}>
          <RankingTable rows={ranking} hasBefore={before !== null} />
        </div>
      )}
    </Card>
  )
}

const RankingTable = ({ rows, hasBefore }: { rows: RankingRow[]; hasBefore: boolean }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell align="right">순위</TableCell>
        <TableCell>변동</TableCell>
        <TableCell>식당</TableCell>
        <TableCell>지역</TableCell>
        <TableCell>카테고리</TableCell>
        <TableCell align="right">방문</TableCell>
        <TableCell align="right">금액</TableCell>
        <TableCell align="right">평점</TableCell>
        <TableCell align="right">리뷰</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell align="right">{row.rank}</TableCell>
          <TableCell>{hasBefore ? <RankChange {...row} /> : '–'}</TableCell>
          <TableCell>
            <Link to={`/restaurants?open=${row.id}`}>{row.name}</Link>
          </TableCell>
          <TableCell>{row.region}</TableCell>
          <TableCell>{CATEGORY_LABELS[row.category] ?? row.category}</TableCell>
          <TableCell align="right">{row.visits.toLocaleString()}</TableCell>
          <TableCell align="right">{row.amount.toLocaleString()}원</TableCell>
          <TableCell align="right">{row.reviews ? row.rating.toFixed(1) : '–'}</TableCell>
          <TableCell align="right">{row.reviews.toLocaleString()}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

function RankChange({ rank, rankBefore }: RankingRow) {
  if (rankBefore === null) return <>신규</>
  const up = rankBefore - rank
  if (up === 0)
    return (
      <span role="img" aria-label="변동 없음">
        –
      </span>
    )
  return (
    <span
      role="img"
      aria-label={`${Math.abs(up)}계단 ${up > 0 ? '오름' : '내림'}`}
      style={{ color: up > 0 ? 'var(--good)' : 'var(--soft)', whiteSpace: 'nowrap' }}
    >
      {up > 0 ? '▲' : '▼'} {Math.abs(up).toLocaleString()}
    </span>
  )
}
