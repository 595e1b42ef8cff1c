import { favoritePlace } from '../favorite/favoritePlace'
import { formatCount, formatWonShort } from '../format/number'
import { placeLine } from '../format/placeLine'
import { DistanceBadge } from '../restaurant/DistanceBadge'
import { Metric } from '../restaurant/Metric'
import { RowActions } from '../restaurant/RowActions'
import type { NearbyPlace } from '../location/loadTiles'
import { OfficeDistance } from '../office/OfficeDistance'
import { RowTitle } from '../restaurant/RowTitle'

export function NearbyRow({ place }: { place: NearbyPlace }) {
  return (
    <li className="restaurant-row group">
      <div>
        <DistanceBadge metres={place.distance} />
      </div>
      <div className="lg:col-span-2">
        <RowTitle of={place} />
        <p>
          {placeLine(place, 'region')}
          <OfficeDistance of={place} />
        </p>
      </div>
      <dl className="metrics md:grid-cols-3">
        <Metric label="방문">{formatCount(place.visit_count)}</Metric>
        <Metric label="기관">{formatCount(place.agency_count)}</Metric>
        <Metric label="1인당">{place.per_head_median === null ? '–' : formatWonShort(place.per_head_median)}</Metric>
      </dl>
      <RowActions place={favoritePlace(place)} />
    </li>
  )
}
