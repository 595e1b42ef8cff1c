import type { AgencyPlace } from '@/domain/agency/schemas'
import { CATEGORY_LABELS } from '@/messages/labels'
import { CountBar } from '../chart/CountBar'
import { formatCount, formatWonShort } from '../format/number'
import { placeLine } from '../format/placeLine'
import { SoftLink } from '../kit/SoftLink'
import { RankBadge } from '../restaurant/RankBadge'
import { restaurantHref } from '../urls/restaurantHref'

/** A restaurant in an agency's ranking: how often, how much, and what a meal cost. All bars share one scale. */
export function AgencyPlaceRow({ place, most }: { place: AgencyPlace; most: number }) {
  return (
    <li className="ranked-place group">
      <RankBadge rank={place.rank} />
      <div className="min-w-0">
        <h3>
          <SoftLink href={restaurantHref(place.id)} className="row-link">
            {place.title}
          </SoftLink>
          <span>{place.sub_category ?? CATEGORY_LABELS[place.category]}</span>
        </h3>
        <p className="truncate text-small text-soft">{placeLine(place, 'national')}</p>
      </div>
      <CountBar share={place.visit_count / most} />
      <p>
        <b>
          {formatCount(place.visit_count)}
          <small>건</small>
        </b>
        <span>
          {formatWonShort(place.total_amount)} 원
          {place.per_head_median !== null && ` · 1인당 ${formatWonShort(place.per_head_median)}`}
        </span>
      </p>
    </li>
  )
}
