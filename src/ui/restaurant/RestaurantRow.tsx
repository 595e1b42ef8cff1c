import type { RankMove } from '@/domain/directory/rankMove'
import type { RowFacts } from '@/domain/directory/rowFacts'
import type { ListedRestaurant } from '@/domain/directory/schemas'
import type { Trend } from '@/domain/directory/trend'
import { smallPhotoPath } from '@/domain/review/paths'
import { Sparkline } from '../chart/Sparkline'
import { favoritePlace } from '../favorite/favoritePlace'
import { formatCount, formatWonShort } from '../format/number'
import { OfficeDistance } from '../office/OfficeDistance'
import { StaticMarkup } from '../markup/StaticMarkup'
import { DistanceBadge } from './DistanceBadge'
import { Metric } from './Metric'
import { LastMetric } from './LastMetric'
import type { TableMetric } from './tableMetric'
import { placeLine } from '../format/placeLine'
import { RowActions } from './RowActions'
import { rowFactTexts } from './rowFactTexts'
import { RankBadge } from './RankBadge'
import { RankMoveBadge } from './RankMoveBadge'
import { type RankScope, rankOf } from '../format/rankOf'
import { RowTitle } from './RowTitle'

interface Props {
  restaurant: ListedRestaurant
  trend: Readonly<Trend>
  /** the highest visit count of the whole list, which scales every trend */
  most: number
  scope: RankScope
  move: RankMove | null
  facts: RowFacts | undefined
  /** whether the list is in rank order; elsewhere ranks would look like an order */
  ranked: boolean
  place: number | null
  figure: Exclude<TableMetric, 'either'>
}

const rowClass = (isNumbered: boolean, category: ListedRestaurant['category']): string =>
  ['restaurant-row group', !isNumbered && 'unranked', category === 'cafe' && 'cafe'].filter(Boolean).join(' ')

export function RestaurantRow({ restaurant, trend, most, scope, move, facts, ranked, place, figure }: Props) {
  const factTexts = rowFactTexts(facts)
  const isNumbered = ranked || place !== null || restaurant.distance !== undefined
  return (
    <li className={rowClass(isNumbered, restaurant.category)}>
      <StaticMarkup className="contents">
        {isNumbered && (
          <div>
            {restaurant.distance === undefined ? (
              <>
                <RankBadge rank={place ?? rankOf(restaurant, scope)} />
                <RankMoveBadge move={move} />
              </>
            ) : (
              <DistanceBadge metres={restaurant.distance} />
            )}
          </div>
        )}
        <div>
          {facts?.photo && <img src={smallPhotoPath(facts.photo)} alt="" width={56} height={56} loading="lazy" />}
          <RowTitle of={restaurant} />
          <p>
            {placeLine(restaurant, scope)}
            {factTexts.length > 0 ? (
              <span>
                <OfficeDistance of={restaurant} />
                {factTexts.join(' · ')}
              </span>
            ) : (
              <OfficeDistance of={restaurant} />
            )}
          </p>
        </div>
        <Sparkline values={trend} most={most} />
        <dl className="metrics">
          <Metric label="방문">{formatCount(restaurant.visit_count)}</Metric>
          <Metric label="기관">{formatCount(restaurant.agency_count)}</Metric>
          <Metric label="1인당">
            {restaurant.per_head_median === null ? '–' : formatWonShort(restaurant.per_head_median)}
          </Metric>
          <LastMetric restaurant={restaurant} figure={figure} />
        </dl>
      </StaticMarkup>
      <RowActions place={favoritePlace(restaurant)} />
    </li>
  )
}
