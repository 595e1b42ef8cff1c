import { LOCATION_PRECISION, NEARBY } from '@/messages/site/nearby'
import type { Location } from '@/domain/nearby/guessLocations'
import { nearText } from '@/domain/nearby/nearPoint'
import { SoftLink } from '@/ui/kit/SoftLink'
import { PLAN } from '@/messages/site/plan'
import { EmptyState } from '@/ui/kit/EmptyState'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { SectionHeading } from '@/ui/kit/Headings'
import type { Loaded } from '../../_data/load'

interface Props {
  locations: readonly Location[]
  hrefOf: (location: Location) => string
}

export function FoundLocations({ locations, hrefOf }: Props) {
  return (
    <ul className="border-t-[1.5px] border-ink">
      {locations.map((location) => (
        <li key={nearText(location)} className="place-row group">
          <div className="min-w-0">
            <SoftLink href={hrefOf(location)} className="row-link">
              {NEARBY.found(location.label)}
            </SoftLink>
            <p className="text-small text-soft">
              {[location.region, LOCATION_PRECISION[location.precision]].filter(Boolean).join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface WhichPlaceProps {
  typed: string
  found: Loaded<Location[]>
  hrefOf: (location: Location) => string
  retryHref: string
}

export function WhichPlace({ typed, found, hrefOf, retryHref }: WhichPlaceProps) {
  if (!found.ok) return <LoadFailure what="그곳을" retryHref={retryHref} />
  if (found.data.length === 0)
    return (
      <EmptyState icon="pin" title={NEARBY.notFound(typed)}>
        {NEARBY.notFoundAdvice}
      </EmptyState>
    )
  return (
    <section aria-labelledby="which">
      <SectionHeading id="which" title={PLAN.whichPlace} />
      <FoundLocations locations={found.data} hrefOf={hrefOf} />
    </section>
  )
}
