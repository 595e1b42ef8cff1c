import type { Restaurant } from '@/domain/directory/schemas'
import { formatMonth } from '../format/day'
import { formatCount, formatWonShort } from '../format/number'
import { Metric } from './Metric'
import type { TableMetric } from './tableMetric'

export function LastMetric({ restaurant, figure }: { restaurant: Restaurant; figure: Exclude<TableMetric, 'either'> }) {
  const { total_amount, last_visit, review_count, avg_rating } = restaurant
  if (figure === 'amount')
    return <Metric label="쓴 금액">{total_amount > 0 ? formatWonShort(total_amount) : '–'}</Metric>
  if (figure === 'rating')
    return (
      <Metric label="평점">{review_count ? `${avg_rating.toFixed(1)} (${formatCount(review_count)})` : '–'}</Metric>
    )
  return <Metric label="최근">{last_visit ? formatMonth(last_visit).slice(2) : '–'}</Metric>
}
