import type { AgencyPlace } from '@/domain/agency/schemas'
import { placeLine } from '../format/placeLine'
import { OfficeDistance } from '../office/OfficeDistance'
import { RowTitle } from '../restaurant/RowTitle'

type Place = Omit<AgencyPlace, 'rank' | 'visit_count' | 'total_amount' | 'per_head_median' | 'last_visit'>

export function PlaceTitle({ place }: { place: Place }) {
  return (
    <div className="min-w-0">
      <RowTitle of={place} />
      <p className="text-small leading-snug text-soft sm:truncate">
        <OfficeDistance of={place} />
        {placeLine(place, 'national')}
      </p>
    </div>
  )
}
