import type { AgencyPlace } from '@/domain/agency/schemas'
import { placeLine } from '../format/placeLine'
import { RowTitle } from '../restaurant/RowTitle'

type Place = Pick<AgencyPlace, 'id' | 'title' | 'category' | 'sub_category' | 'address' | 'sub_add1' | 'sub_add2'>

export function PlaceTitle({ place }: { place: Place }) {
  return (
    <div className="min-w-0">
      <RowTitle of={place} />
      <p className="text-small leading-snug text-soft sm:truncate">{placeLine(place, 'national')}</p>
    </div>
  )
}
