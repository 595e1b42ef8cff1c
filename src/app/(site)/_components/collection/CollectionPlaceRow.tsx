import type { CollectionPlace } from '@/domain/collection/schemas'
import { favoritePlace } from '@/ui/favorite/favoritePlace'
import { formatCount, formatWonShort } from '@/ui/format/number'
import { placeLine } from '@/ui/format/placeLine'
import { OfficeDistance } from '@/ui/office/OfficeDistance'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { Metric } from '@/ui/restaurant/Metric'
import { RowActions } from '@/ui/restaurant/RowActions'
import { RowTitle } from '@/ui/restaurant/RowTitle'

/** Staff set the order. */
export function CollectionPlaceRow({ place }: { place: CollectionPlace }) {
  return (
    <li className="restaurant-row unranked group">
      <StaticMarkup className="contents">
        <div>
          <RowTitle of={place} />
          <p>
            {placeLine(place, 'national')}
            <OfficeDistance of={place} />
          </p>
          {place.remark && <p className="mt-1 text-small max-md:-mr-22">{place.remark}</p>}
        </div>
        <dl className="metrics lg:col-start-3!">
          <Metric label="방문">{formatCount(place.visit_count)}</Metric>
          <Metric label="기관">{formatCount(place.agency_count)}</Metric>
          <Metric label="1인당">{place.per_head_median === null ? '–' : formatWonShort(place.per_head_median)}</Metric>
          <Metric label="평점">{place.review_count ? place.avg_rating.toFixed(1) : '–'}</Metric>
        </dl>
      </StaticMarkup>
      <RowActions place={favoritePlace(place)} />
    </li>
  )
}
