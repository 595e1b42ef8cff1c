import { LOCATION_PRECISION, NEARBY } from '@/messages/site/nearby'
import type { Location } from '@/domain/nearby/schemas'
import { nearText } from '@/domain/nearby/nearPoint'
import { SoftLink } from '@/ui/kit/SoftLink'

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
