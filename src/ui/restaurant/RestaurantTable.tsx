import type { ListedRestaurant } from '@/domain/directory/schemas'
import { RestaurantRow } from './RestaurantRow'
import type { TableMetric } from './tableMetric'
import type { RankScope } from '../format/rankOf'

interface Props {
  restaurants: readonly ListedRestaurant[]
  trends: ReadonlyMap<number, number[]>
  scope: RankScope
  /** numbers the rows by position instead of rank, for lists that are not in ranking order */
  numbered?: boolean
  figure?: TableMetric
  label: string
}

/** A list of restaurants with their metrics. */
export function RestaurantTable({ restaurants, trends, scope, numbered = false, figure = 'either', label }: Props) {
  const rated = restaurants.some((restaurant) => restaurant.review_count > 0)
  return (
    <ol aria-label={label} className="border-t-[1.5px] border-ink">
      {restaurants.map((restaurant, i) => (
        <RestaurantRow
          key={restaurant.id}
          restaurant={restaurant}
          trend={trends.get(restaurant.id) ?? []}
          scope={scope}
          place={numbered ? i + 1 : null}
          figure={figure === 'either' ? (rated ? 'rating' : 'recent') : figure}
        />
      ))}
    </ol>
  )
}
