import type { RestaurantDetail, Restaurant, Similar } from '@/contract/directory'
import { SIMILAR } from '@/messages/site/detail'
import { formatCount, formatWonShort } from '@/ui/format/number'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { SectionHeading } from '@/ui/kit/Headings'
import { PlaceList } from '@/ui/recommendation/PlaceList'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { RECOMMENDATIONS } from '@/messages/site/recommendations'
import type { Loaded } from '../../_data/load'

export function SimilarSection({ restaurant, similar }: { restaurant: RestaurantDetail; similar: Loaded<Similar> }) {
  if (!similar.ok)
    return (
      <section className="mt-section">
        <LoadFailure what={SIMILAR.what} retryHref={restaurantHref(restaurant.id)} />
      </section>
    )
  const { similar: alike, shared } = similar.data
  if (alike.length + shared.length === 0) return null
  return (
    <div className="mt-section grid gap-x-12 gap-y-10 md:grid-cols-2">
      {alike.length > 0 && (
        <section aria-labelledby="similar" className="min-w-0">
          <SectionHeading id="similar" title={SIMILAR.similar} note={SIMILAR.similarNote} />
          <PlaceList
            places={alike}
            label={SIMILAR.similar}
            reasonOf={({ per_head_median }) => SIMILAR.perHead(formatWonShort(per_head_median ?? 0))}
          />
        </section>
      )}
      {shared.length > 0 && (
        <section aria-labelledby="shared" className="min-w-0">
          <SectionHeading id="shared" title={SIMILAR.shared} note={SIMILAR.sharedNote} />
          <PlaceList
            places={shared}
            label={SIMILAR.shared}
            reasonOf={({ shared_agency_count }) => SIMILAR.agencies(formatCount(shared_agency_count))}
          />
        </section>
      )}
    </div>
  )
}

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
