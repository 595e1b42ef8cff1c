import { SoftLink } from '../kit/SoftLink'
import type { ListedRestaurant } from '@/domain/directory/schemas'
import { CATEGORY_LABELS } from '@/messages/labels'
import { restaurantHref } from '../urls/restaurantHref'
import { Sparkline } from '../chart/Sparkline'
import { favoritePlace } from '../favorite/favoritePlace'
import { formatCount, formatWonShort } from '../format/number'
import { StaticMarkup } from '../markup/StaticMarkup'
import { DistanceBadge } from './DistanceBadge'
import { Metric } from './Metric'
import { LastMetric } from './LastMetric'
import type { TableMetric } from './tableMetric'
import { placeLine } from '../format/placeLine'
import { RowActions } from './RowActions'
import { RankBadge } from './RankBadge'
import { type RankScope, rankOf } from '../format/rankOf'

interface Props {
  restaurant: ListedRestaurant
  trend: readonly number[]
  scope: RankScope
  place: number | null
  figure: Exclude<TableMetric, 'either'>
}

/** One restaurant of a list: rank or distance, name, region, trend and metrics. The whole row is a link. */
export function RestaurantRow({ restaurant, trend, scope, place, figure }: Props) {
  return (
    <li className="restaurant-row group">
      <StaticMarkup className="contents">
        <div className="pt-0.5 md:pt-0">
          {restaurant.distance === undefined ? (
            <RankBadge rank={place ?? rankOf(restaurant, scope)} />
          ) : (
            <DistanceBadge metres={restaurant.distance} />
          )}
        </div>
        <div className="min-w-0">
          <h3>
            <SoftLink href={restaurantHref(restaurant.id)} className="row-link">
              {restaurant.title}
            </SoftLink>
            <span>{restaurant.sub_category ?? CATEGORY_LABELS[restaurant.category]}</span>
          </h3>
          <p className="mt-0.5 truncate text-small text-soft">{placeLine(restaurant, scope)}</p>
        </div>
        <Sparkline values={trend} className="hidden lg:block" />
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
