import Link from 'next/link'
import type { RecentPlace } from '@/domain/recent/recentPlaces'
import { CATEGORY_LABELS } from '@/messages/labels'
import { RECENT_PLACES } from '@/messages/site/recentPlaces'
import { restaurantHref } from '../urls/restaurantHref'
import { Icon } from '../kit/Icon'
import { OfficeDistance } from '../office/OfficeDistance'
import { placeLine } from '../format/placeLine'

const CARD = 'group relative flex w-54 shrink-0 snap-start rounded-box border border-line bg-card hover:border-edge'

export function RecentPlaceCard({ place, onRemove }: { place: RecentPlace; onRemove: () => void }) {
  return (
    <li className={CARD}>
      <div className="min-w-0 flex-1 py-3 pl-4">
        <Link
          href={restaurantHref(place.id)}
          className="block truncate font-semibold tracking-tight after:absolute after:inset-0 group-hover:text-accent"
        >
          {place.title}
        </Link>
        <p className="truncate text-note text-soft">{place.sub_category ?? CATEGORY_LABELS[place.category]}</p>
        <p className="truncate text-note text-soft">{placeLine(place, 'national')}</p>
        <p className="text-note text-soft">
          <OfficeDistance of={place} alone />
        </p>
      </div>
      <button
        type="button"
        aria-label={RECENT_PLACES.remove(place.title)}
        onClick={onRemove}
        className="relative flex size-11 shrink-0 items-center justify-center rounded-field text-faint hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  )
}
