import type { RankMove } from '@/domain/directory/rankMove'
import type { RowFacts } from '@/domain/directory/rowFacts'
import type { ListedRestaurant } from '@/domain/directory/schemas'
import type { Trend } from '@/domain/directory/trend'
import { Sparkline } from '../chart/Sparkline'
import { favoritePlace } from '../favorite/favoritePlace'
import { formatCount, formatWonShort } from '../format/number'
import { StaticMarkup } from '../markup/StaticMarkup'
import { DistanceBadge } from './DistanceBadge'
import { Metric } from './Metric'
import { LastMetric } from './LastMetric'
import type { TableMetric } from './tableMetric'
import { RowActions } from './RowActions'
import { rowFactTexts } from './rowFactTexts'
import { RankBadge } from './RankBadge'
import { RankMoveBadge } from './RankMoveBadge'
import { type RankScope, rankOf } from '../format/rankOf'
import { RowPlace } from './RowPlace'

interface Props {
  restaurant: ListedRestaurant
  trend: Readonly<Trend>
  /** the highest visit count of the whole list, which scales every trend */
  most: number
  scope: RankScope
  move: RankMove | null
  facts: RowFacts | undefined
  /** why the place is in the list; empty if nothing is said */
  remark: string
  /** whether the list is in rank order; elsewhere ranks would look like an order */
  ranked: boolean
  place: number | null
  figure: Exclude<TableMetric, 'either'>
}

/** One restaurant of a list: rank or distance, photograph, name, region, trend and metrics. The whole row is a link. */
export function RestaurantRow(props: Props) {
  const { restaurant, trend, most, scope, move, facts, remark, ranked, place, figure } = props
  const isNumbered = ranked || place !== null || restaurant.distance !== undefined
  return (
    <li className={isNumbered ? 'restaurant-row' : 'restaurant-row unranked'}>
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
        <RowPlace of={restaurant} scope={scope} facts={rowFactTexts(facts)}>
          {remark && <p className="mt-1 text-small max-md:-mr-22">{remark}</p>}
        </RowPlace>
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
