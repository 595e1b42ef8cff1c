import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { Card } from '../kit/Card'
import { FactList } from '../kit/FactList'
import { koreanDate } from '../kit/dates/koreanDate'
import type { Restaurant } from './restaurant'

const won = (amount: number | null): string | null => (amount === null ? null : `${amount.toLocaleString()}원`)
const rank = (place: number | null): string | null => (place === null ? null : `${place.toLocaleString()}위`)

export function NumbersCard({ record }: { record: Restaurant }) {
  const visits = `/visits?${new URLSearchParams({ filter: JSON.stringify({ restaurant: record.id }) })}`
  return (
    <Card
      title="숫자와 순위"
      action={
        <Button size="small" component={Link} to={visits}>
          방문 {record.visitCount.toLocaleString()}건 보기
        </Button>
      }
    >
      <FactList
        facts={[
          ['시군구 순위', rank(record.regionRank)],
          ['시도 순위', rank(record.provinceRank)],
          ['전국 순위', rank(record.nationalRank)],
          ['기관', `${record.agencyCount.toLocaleString()}곳`],
          ['쓴 금액', won(record.totalAmount)],
          ['1인당', won(record.perHead)],
          ['마지막 방문', record.lastVisit && koreanDate(record.lastVisit)],
          ['평점', record.reviewCount === 0 ? null : `${record.avgRating} (${record.reviewCount.toLocaleString()}건)`],
        ]}
      />
    </Card>
  )
}
