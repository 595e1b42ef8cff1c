import { type PreviousRanks, rankMove } from '@/domain/directory/rankMove'
import { pointsOf } from '@/domain/nearby/byDistance'
import type { RowFacts } from '@/domain/directory/rowFacts'
import type { ListedRestaurant } from '@/domain/directory/schemas'
import type { Trend } from '@/domain/directory/trend'
import { OfficeOrder } from '../office/OfficeOrder'
import { RestaurantRow } from './RestaurantRow'
import type { TableMetric } from './tableMetric'
import { rankOf, type RankScope } from '../format/rankOf'

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
