import type { Restaurant } from '@/domain/directory/schemas'
import { HOT_VISITS_MIN } from '@/domain/recommendation/limits'
import { RECOMMENDATIONS } from '@/messages/site/recommendations'
import type { SurgingPlace } from '@/server/recommendations/listRecommended'
import { formatCount } from '@/ui/format/number'
import { regionLine } from '@/ui/format/placeLine'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PlaceList } from '@/ui/recommendation/PlaceList'
import type { Loaded } from '../../_data/load'

interface Props {
  surging: Loaded<SurgingPlace[]>
  ofRegion: Loaded<Restaurant[]>
}

/** What surged lately, beside what is recommended in one district. Neither is shown before there is any. */
export function Recommended({ surging, ofRegion }: Props) {
  const isEmpty = surging.ok && ofRegion.ok && surging.data.length + ofRegion.data.length === 0
  if (isEmpty) return null
  const [first] = ofRegion.ok ? ofRegion.data : []
  return (
    <div className="mt-section grid gap-x-12 gap-y-10 md:grid-cols-2">
      {(!surging.ok || surging.data.length > 0) && (
        <section aria-labelledby="surging" className="min-w-0">
          <SectionHeading id="surging" title={RECOMMENDATIONS.surging} note={RECOMMENDATIONS.surgingNote} />
          {surging.ok ? (
            <PlaceList
              places={surging.data}
              label={RECOMMENDATIONS.surging}
              badgeOf={({ recent }) => (recent.visits >= HOT_VISITS_MIN ? RECOMMENDATIONS.surgingBadge : null)}
              visitsOf={({ recent }) => recent.visits}
              reasonOf={({ recent }) => RECOMMENDATIONS.before(formatCount(recent.before))}
            />
          ) : (
            <LoadFailure what="요즘 부쩍 찾는 곳을" retryHref="/" />
          )}
        </section>
      )}
      {!ofRegion.ok && <LoadFailure what="추천하는 곳을" retryHref="/" />}
      {ofRegion.ok && first && (
        <section aria-labelledby="of-region" className="min-w-0">
          <SectionHeading
            id="of-region"
            title={RECOMMENDATIONS.ofRegion(regionLine(first))}
            note={RECOMMENDATIONS.ofRegionNote}
          />
          <PlaceList places={ofRegion.data} label={RECOMMENDATIONS.ofRegion(regionLine(first))} />
        </section>
      )}
    </div>
  )
}
