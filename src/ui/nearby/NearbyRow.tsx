import { Sparkline } from '../chart/Sparkline'
import { favoritePlace } from '../favorite/favoritePlace'
import { formatCount, formatWonShort } from '../format/number'
import { DistanceBadge } from '../restaurant/DistanceBadge'
import { Metric } from '../restaurant/Metric'
import { RowActions } from '../restaurant/RowActions'
import type { NearbyPlace } from '../location/loadTiles'
import { RowPlace } from '../restaurant/RowPlace'

export function NearbyRow({ place }: { place: NearbyPlace }) {
  return (
    <li className="restaurant-row group">
      <div>
        <DistanceBadge metres={place.distance} />
      </div>
      <RowPlace of={place} scope="region" />
      <Sparkline values={[]} />
      <dl className="metrics md:grid-cols-3">
        <Metric label="방문">{formatCount(place.visit_count)}</Metric>
        <Metric label="기관">{formatCount(place.agency_count)}</Metric>
        <Metric label="1인당">{place.per_head_median === null ? '–' : formatWonShort(place.per_head_median)}</Metric>
      </dl>
      <RowActions place={favoritePlace(place)} />
    </li>
  )
}
