import type { Restaurant } from '@/contract/directory'
import { SoftLink } from '../kit/SoftLink'
import { formatCount } from '../format/number'
import { placeLine, regionLine } from '../format/placeLine'
import type { RankScope } from '../format/rankOf'
import { OfficeDistance } from '../office/OfficeDistance'
import { PlaceSquare } from '../kit/PlacePhoto'
import { restaurantHref } from '../urls/restaurantHref'

const ROW = 'place-row group grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-1.5'

interface Props<Place extends Restaurant> {
  places: readonly Place[]
  label: string
  badgeOf?: (place: Place) => string | null
  /** the figure at the end of the line; the default is all visits */
  visitsOf?: (place: Place) => number
  reasonOf?: (place: Place) => string
  wide?: boolean
  /** shows addresses as in a list of this scope instead of the region */
  scope?: RankScope
}

export const PlaceList = <Place extends Restaurant>({
  places,
  label,
  badgeOf = () => null,
  visitsOf = ({ visit_count }) => visit_count,
  reasonOf,
  wide = false,
  scope,
}: Props<Place>) => (
  <ol
    aria-label={label}
    className={`border-t-[1.5px] border-ink ${wide ? 'md:columns-2 md:gap-x-12 md:[&>li]:break-inside-avoid' : ''}`}
  >
    {places.map((place) => (
      <li key={place.id} className={ROW}>
        <PlaceSquare of={place} />
        <span className="min-w-0">
          <span className="flex items-baseline gap-2">
            {badgeOf(place) && <span className="shrink-0 text-note font-bold text-accent">{badgeOf(place)}</span>}
            <SoftLink href={restaurantHref(place.id)} className="row-link truncate">
              {place.title}
            </SoftLink>
          </span>
          <span className="block truncate text-note text-soft has-[[data-at]:not(:empty)]:whitespace-normal">
            <OfficeDistance of={place} />
            {[scope ? placeLine(place, scope) : regionLine(place), place.sub_category, reasonOf?.(place)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <b>
          {formatCount(visitsOf(place))}
          <small>건</small>
        </b>
      </li>
    ))}
  </ol>
)
