import Link from 'next/link'
import type { Restaurant } from '@/domain/directory/schemas'
import { CATEGORY_LABELS } from '@/messages/labels'
import { restaurantHref } from '../urls/restaurantHref'
import { Sparkline } from '../chart/Sparkline'
import { FavoriteButton } from '../favorite/FavoriteButton'
import { favoritePlace } from '../favorite/favoritePlace'
import { formatCount, formatWonShort } from '../format/number'
import { ShareButton } from '../share/ShareButton'
import { StaffButtons } from '../staff/StaffButtons'
import { Metric } from './Metric'
import { LastMetric } from './LastMetric'
import type { TableMetric } from './tableMetric'
import { placeLine } from '../format/placeLine'
import { RankBadge } from './RankBadge'
import { type RankScope, rankOf } from '../format/rankOf'

const ROW =
  'group relative grid grid-cols-[2.75rem_minmax(0,1fr)_5.5rem] items-start gap-x-2 gap-y-3 border-b ' +
  'border-line py-4.5 md:grid-cols-[4.25rem_minmax(0,1fr)_18rem_5.5rem] md:items-center md:gap-x-4 md:py-4 ' +
  'lg:grid-cols-[4.25rem_minmax(0,1fr)_8.75rem_19rem_5.5rem] lg:gap-x-5'

interface Props {
  restaurant: Restaurant
  trend: readonly number[]
  scope: RankScope
  place: number | null
  figure: Exclude<TableMetric, 'either'>
}

/** One restaurant of a list: rank, name, region, trend and metrics. The whole row is a link. */
export function RestaurantRow({ restaurant, trend, scope, place, figure }: Props) {
  return (
    <li className={ROW}>
      <div className="pt-0.5 md:pt-0">
        <RankBadge rank={place ?? rankOf(restaurant, scope)} />
      </div>
      <div className="min-w-0">
        <h3 className="text-[1.125rem] leading-snug font-[680] tracking-[-0.02em]">
          <Link href={restaurantHref(restaurant.id)} className="after:absolute after:inset-0 group-hover:text-accent">
            {restaurant.title}
          </Link>
          <span className="ml-2 text-small font-normal tracking-normal whitespace-nowrap text-soft">
            {restaurant.sub_category ?? CATEGORY_LABELS[restaurant.category]}
          </span>
        </h3>
        <p className="mt-0.5 truncate text-small text-soft">{placeLine(restaurant, scope)}</p>
        <StaffButtons restaurant={{ id: restaurant.id, title: restaurant.title }} className="-ml-2" />
      </div>
      <Sparkline values={trend} className="hidden lg:block" />
      <dl className="col-start-2 col-end-4 grid grid-cols-4 gap-x-2 md:col-auto">
        <Metric label="방문">{formatCount(restaurant.visit_count)}</Metric>
        <Metric label="기관">{formatCount(restaurant.agency_count)}</Metric>
        <Metric label="1인당">
          {restaurant.per_head_median === null ? '–' : formatWonShort(restaurant.per_head_median)}
        </Metric>
        <LastMetric restaurant={restaurant} figure={figure} />
      </dl>
      <div className="col-start-3 row-start-1 -mt-2 -mr-3 flex justify-end md:col-auto md:row-auto md:mt-0">
        <FavoriteButton place={favoritePlace(restaurant)} variant="icon" />
        <ShareButton
          place={{ id: restaurant.id, title: restaurant.title, where: placeLine(restaurant, 'national') }}
          variant="icon"
        />
      </div>
    </li>
  )
}
