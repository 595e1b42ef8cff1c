import type { AgencyPlace } from '@/domain/agency/schemas'
import { CountBar } from '../chart/CountBar'
import { formatCount, formatWonShort } from '../format/number'
import { RankBadge } from '../restaurant/RankBadge'
import { PlaceTitle } from './PlaceTitle'

export function AgencyPlaceRow({ place, most }: { place: AgencyPlace; most: number }) {
  return (
    <li className="ranked-place group">
      <RankBadge rank={place.rank} />
      <PlaceTitle place={place} />
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
