import type { AgencyPlace, SharedPlaces } from '@/contract/agencies'
import { placeLine } from '@/ui/format/placeLine'
import { OfficeDistance } from '@/ui/office/OfficeDistance'
import { RowTitle } from '@/ui/restaurant/RowPlace'
import { CountBar } from '@/ui/chart/CountBar'
import { formatCount, formatWonShort } from '@/ui/format/number'
import { RankBadge } from '@/ui/restaurant/RankBadge'

type Place = Omit<AgencyPlace, 'rank' | 'visit_count' | 'total_amount' | 'per_head_median' | 'last_visit'>

function PlaceTitle({ place }: { place: Place }) {
  return (
    <div className="min-w-0">
      <RowTitle of={place} />
      <p>
        <OfficeDistance of={place} />
        {placeLine(place, 'national')}
      </p>
    </div>
  )
}

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

interface Props {
  place: SharedPlaces['places'][number]
  names: readonly [string, string]
  most: number
}

export function SharedPlaceRow({ place, names, most }: Props) {
  return (
    <li className="shared-place group">
      <PlaceTitle place={place} />
      <dl>
        {[place.firstVisits, place.secondVisits].map((visits, i) => (
          <div key={names[i]}>
            <dt>{names[i]}</dt>
            <dd>
              <CountBar share={visits / most} muted={i === 1} />
              <b>{formatCount(visits)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
