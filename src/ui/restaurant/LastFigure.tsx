import type { Restaurant } from '@/domain/directory/schemas'
import { formatMonth } from '../format/day'
import { formatWonShort } from '../format/number'
import { Figure } from './Figure'
import type { LedgerFigure } from './ledgerFigure'

/** The number that ends a line of the ledger. */
export function LastFigure({ restaurant, figure }: { restaurant: Restaurant; figure: Exclude<LedgerFigure, 'either'> }) {
  const { total_amount, last_visit, review_count, avg_rating } = restaurant
  if (figure === 'amount')
    return <Figure label="쓴 금액">{total_amount > 0 ? formatWonShort(total_amount) : '–'}</Figure>
  if (figure === 'rating') return <Figure label="평점">{review_count ? avg_rating.toFixed(1) : '–'}</Figure>
  return <Figure label="최근">{last_visit ? formatMonth(last_visit).slice(2) : '–'}</Figure>
}
