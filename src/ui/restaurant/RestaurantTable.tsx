import { type PreviousRanks, rankMove, type RankMove } from '@/domain/directory/rank'
import { pointsOf } from '@/domain/distance'
import type { RowFacts, Trend, Sort } from '@/domain/directory/directory'
import type { ListedRestaurant, Restaurant } from '@/contract/directory'
import { ROW_FACTS } from '@/messages/site/detail'
import { OfficeOrder } from '../office/OfficeOrder'
import { rankOf, type RankScope } from '../format/rankOf'
import { Sparkline } from '../chart/Sparkline'
import { favoritePlace } from '../favorite/favoritePlace'
import { formatCount, formatWonShort } from '../format/number'
import { StaticMarkup } from '../markup/StaticMarkup'
import { formatMonth, formatDay, WEEKDAYS } from '../format/day'
import { DistanceBadge, RowPlace } from './RowPlace'
import { Metric } from './Metric'
import { RowActions } from './RowActions'
import { RankBadge, RankMoveBadge } from './RankBadge'

/** The metric in a row's last column: the sort key, or the rating if the row shows the sort key anyway. */
type TableMetric = 'amount' | 'recent' | 'rating' | 'either'

/** `either`: the rating if any row has one, else the last visit. */
export const tableMetric = (sort: Sort): TableMetric =>
  sort === 'amount' || sort === 'recent' || sort === 'rating' ? sort : 'either'

export function rowFactTexts(facts: RowFacts | undefined): string[] {
  if (!facts) return []
  const { headcount_median, busiest_weekday, busiest_hour, closed_on } = facts
  // The other facts do not matter for a closed restaurant.
  if (closed_on) return [ROW_FACTS.closed(formatDay(closed_on))]
  const words: string[] = []
  if (headcount_median) words.push(ROW_FACTS.people(formatCount(headcount_median)))
  if (busiest_weekday !== null && busiest_hour !== null)
    words.push(ROW_FACTS.busiest(WEEKDAYS[busiest_weekday - 1] ?? '', busiest_hour))
  return words
}

function LastMetric({ restaurant, figure }: { restaurant: Restaurant; figure: Exclude<TableMetric, 'either'> }) {
  const { total_amount, last_visit, review_count, avg_rating } = restaurant
  if (figure === 'amount')
    return <Metric label="쓴 금액">{total_amount > 0 ? formatWonShort(total_amount) : '–'}</Metric>
  if (figure === 'rating')
    return (
      <Metric label="평점">{review_count ? `${avg_rating.toFixed(1)} (${formatCount(review_count)})` : '–'}</Metric>
    )
  return <Metric label="최근">{last_visit ? formatMonth(last_visit).slice(2) : '–'}</Metric>
}

interface RestaurantRowProps {
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
function RestaurantRow(props: RestaurantRowProps) {
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

interface Props {
  restaurants: readonly ListedRestaurant[]
  trends?: ReadonlyMap<number, Trend>
  /** ranks at the end of the previous quarter, for lists in rank order */
  previous?: ReadonlyMap<number, PreviousRanks | null>
  facts?: ReadonlyMap<number, RowFacts>
  remarks?: ReadonlyMap<number, string>
  scope: RankScope
  /** numbers the rows by position instead of rank, for lists that are not in ranking order */
  numbered?: boolean
  ranked?: boolean
  figure?: TableMetric
  /** the point that the list is around */
  near?: string | undefined
  label: string
  /** what the order of staff's choice is called; the visitor may choose the distance from their office instead */
  chosenOrder?: string
}

export function RestaurantTable(props: Props) {
  const {
    restaurants,
    trends,
    previous,
    facts,
    remarks,
    scope,
    numbered = false,
    ranked = true,
    figure = 'either',
    near,
    label,
    chosenOrder,
  } = props
  const most = Math.max(1, ...restaurants.flatMap(({ id }) => trends?.get(id)?.map((visits) => visits ?? 0) ?? []))
  const rated = restaurants.some((restaurant) => restaurant.review_count > 0)
  const list = { 'aria-label': label, 'data-near': near, className: 'border-t-[1.5px] border-ink' }
  const rows = restaurants.map((restaurant, i) => (
    <RestaurantRow
      key={restaurant.id}
      restaurant={restaurant}
      trend={trends?.get(restaurant.id) ?? []}
      most={most}
      scope={scope}
      move={ranked ? moveOf(restaurant, scope, previous?.get(restaurant.id)) : null}
      facts={facts?.get(restaurant.id)}
      remark={remarks?.get(restaurant.id) ?? ''}
      ranked={ranked}
      place={numbered ? i + 1 : null}
      figure={figure === 'either' ? (rated ? 'rating' : 'recent') : figure}
    />
  ))
  if (chosenOrder === undefined) return <ol {...list}>{rows}</ol>
  return (
    <OfficeOrder list="collections" usual={chosenOrder} points={pointsOf(restaurants)} {...list}>
      {rows}
    </OfficeOrder>
  )
}

function moveOf(restaurant: ListedRestaurant, scope: RankScope, previous: PreviousRanks | null | undefined) {
  return rankMove(rankOf(restaurant, scope), previous && previous[scope])
}
