import Link from 'next/link'
import type { ListQuery } from '@/domain/directory/query'
import { LIST_PAGE_SIZE, POPULAR_COUNT } from '@/domain/directory/limits'
import { nearText } from '@/domain/nearby/nearPoint'
import { PLAN_PAGE } from '@/domain/plan/paths'
import { displayRegion } from '@/domain/region/displayRegion'
import { LIST_SEARCH } from '@/messages/site/listSearch'
import { NEARBY } from '@/messages/site/nearby'
import { PLAN } from '@/messages/site/plan'
import type { ListOffers } from '@/server/directory/findOffers'
import { formatCount } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { chipClass } from '@/ui/kit/chipClass'
import { EmptyState } from '@/ui/kit/EmptyState'
import { agencyHref } from '@/ui/urls/agencyHref'
import { listHref } from '@/ui/urls/listHref'

interface NearestLink {
  label: string
  href: string
}

function nearestLinks({ nearest, locations }: ListOffers): NearestLink[] {
  return [
    ...(nearest?.points ?? []).map(({ name, q }) => ({ label: LIST_SEARCH.around(name), href: listHref({ q }) })),
    ...(nearest?.agencies ?? []).map(({ id, name }) => ({ label: name, href: agencyHref(id) })),
    ...(nearest?.regions ?? []).map(({ province, district }) => ({
      label: displayRegion({ province, district }, { short: true }),
      href: listHref({ province, district: district ?? undefined }),
    })),
    ...locations.map((location) => ({
      label: NEARBY.found([location.region, location.label].filter(Boolean).join(' ')),
      href: listHref({ near: nearText(location) }),
    })),
  ].slice(0, POPULAR_COUNT)
}

export function EmptyList({ query, offers }: { query: ListQuery; offers: ListOffers | null }) {
  const links = offers ? nearestLinks(offers) : []
  const wider = offers?.wider
  return (
    <EmptyState
      icon="search"
      title={query.q ? LIST_SEARCH.nothing(query.q) : LIST_SEARCH.nothingHere}
      actions={
        <>
          {wider && (
            <Link href={listHref({ ...wider.query, size: LIST_PAGE_SIZE })} className={buttonClass('primary')}>
              {LIST_SEARCH.wider(formatCount(wider.total))}
            </Link>
          )}
          <Link href="/nearby" className={buttonClass('plain')}>
            {LIST_SEARCH.nearMe}
          </Link>
          <Link href={PLAN_PAGE} className={buttonClass('plain')}>
            {PLAN.title}
          </Link>
        </>
      }
    >
      <p>{LIST_SEARCH.advice}</p>
      {links.length > 0 && (
        <>
          <p className="mt-5 font-semibold text-ink">{LIST_SEARCH.nearest}</p>
          <div className="mt-2 flex flex-wrap justify-center gap-2">
            {links.map(({ label, href }) => (
              <Link key={href} href={href} className={chipClass(false)}>
                {label}
              </Link>
            ))}
          </div>
        </>
      )}
    </EmptyState>
  )
}
