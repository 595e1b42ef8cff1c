import Link from 'next/link'
import type { Restaurant } from '@/domain/directory/schemas'
import { formatCount } from '../format/number'
import { regionLine } from '../format/placeLine'
import { restaurantHref } from '../urls/restaurantHref'

const ROW =
  'group relative grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5'

interface Props {
  places: readonly Restaurant[]
  label: string
  /** stands before each name */
  badge?: string
  /** two columns where there is room */
  wide?: boolean
}

/** Recommended restaurants, one a line: what, where, how often it was visited. */
export const PlaceList = ({ places, label, badge, wide = false }: Props) => (
  <ol
    aria-label={label}
    className={`border-t-[1.5px] border-ink ${wide ? 'md:columns-2 md:gap-x-12 md:[&>li]:break-inside-avoid' : ''}`}
  >
    {places.map((place) => (
      <li key={place.id} className={ROW}>
        <span className="min-w-0">
          <span className="flex items-baseline gap-2">
            {badge && <span className="shrink-0 text-note font-bold text-accent">{badge}</span>}
            <Link
              href={restaurantHref(place.id)}
              className="truncate font-semibold tracking-tight after:absolute after:inset-0 group-hover:text-accent"
            >
              {place.title}
            </Link>
          </span>
          <span className="block truncate text-note text-soft">
            {[regionLine(place), place.sub_category].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="text-small font-semibold whitespace-nowrap">
          {formatCount(place.visit_count)}
          <span className="ml-px text-note font-normal text-faint">건</span>
        </span>
      </li>
    ))}
  </ol>
)
