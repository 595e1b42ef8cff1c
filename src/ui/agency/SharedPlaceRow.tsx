import type { SharedPlaces } from '@/domain/agency/sharedPlaces'
import { CATEGORY_LABELS } from '@/messages/labels'
import { CountBar } from '../chart/CountBar'
import { formatCount } from '../format/number'
import { placeLine } from '../format/placeLine'
import { SoftLink } from '../kit/SoftLink'
import { restaurantHref } from '../urls/restaurantHref'

interface Props {
  place: SharedPlaces['places'][number]
  names: readonly [string, string]
  most: number
}

/** A restaurant that two agencies both visited, with a bar for each. */
export function SharedPlaceRow({ place, names, most }: Props) {
  return (
    <li className="shared-place group">
      <div className="min-w-0">
        <h3>
          <SoftLink href={restaurantHref(place.id)} className="row-link">
            {place.title}
          </SoftLink>
          <span>{place.sub_category ?? CATEGORY_LABELS[place.category]}</span>
        </h3>
        <p className="truncate text-small text-soft">{placeLine(place, 'national')}</p>
      </div>
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
