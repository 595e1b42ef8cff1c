import type { SharedPlaces } from '@/domain/agency/sharedPlaces'
import { CountBar } from '../chart/CountBar'
import { formatCount } from '../format/number'
import { PlaceTitle } from './PlaceTitle'

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
