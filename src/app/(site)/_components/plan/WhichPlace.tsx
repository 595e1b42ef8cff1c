import type { Location } from '@/domain/nearby/schemas'
import { NEARBY } from '@/messages/site/nearby'
import { PLAN } from '@/messages/site/plan'
import { EmptyState } from '@/ui/kit/EmptyState'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import type { Loaded } from '../../_data/load'
import { FoundLocations } from '../nearby/FoundLocations'

interface Props {
  typed: string
  found: Loaded<Location[]>
  hrefOf: (location: Location) => string
  retryHref: string
}

export function WhichPlace({ typed, found, hrefOf, retryHref }: Props) {
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
