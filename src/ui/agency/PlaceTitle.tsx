import type { AgencyPlace } from '@/domain/agency/schemas'
import { CATEGORY_LABELS } from '@/messages/labels'
import { placeLine } from '../format/placeLine'
import { SoftLink } from '../kit/SoftLink'
import { restaurantHref } from '../urls/restaurantHref'

type Place = Pick<AgencyPlace, 'id' | 'title' | 'category' | 'sub_category' | 'address' | 'sub_add1' | 'sub_add2'>

/** What a row about a restaurant begins with: its name, which is the row's link, its kind, and where it is. */
export function PlaceTitle({ place }: { place: Place }) {
  return (
    <div className="min-w-0">
      <h3>
        <SoftLink href={restaurantHref(place.id)} className="row-link">
          {place.title}
        </SoftLink>
        <span>{place.sub_category ?? CATEGORY_LABELS[place.category]}</span>
      </h3>
      <p className="truncate text-small text-soft">{placeLine(place, 'national')}</p>
    </div>
  )
}
