import type { Restaurant } from '@/domain/directory/schemas'
import { RECOMMENDATIONS } from '@/messages/site/recommendations'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { PlaceList } from '@/ui/recommendation/PlaceList'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import type { Loaded } from '../../_data/load'

export function BesideSection({ id, beside }: { id: number; beside: Loaded<Restaurant[]> }) {
  if (beside.ok && beside.data.length === 0) return null
  return (
    <section aria-labelledby="beside" className="mt-section">
      <SectionHeading id="beside" title={RECOMMENDATIONS.beside} note={RECOMMENDATIONS.ofRegionNote} />
      {beside.ok ? (
        <PlaceList places={beside.data} label={RECOMMENDATIONS.beside} wide />
      ) : (
        <LoadFailure what="추천하는 곳을" retryHref={restaurantHref(id)} />
      )}
    </section>
  )
}
