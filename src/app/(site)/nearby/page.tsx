import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LOCATION_QUERY_MAX, NEARBY_PAGE } from '@/domain/nearby/nearby'
import { nearText } from '@/domain/nearby/nearPoint'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { env } from '@/infra/env'
import { tagPage } from '@/infra/requestContext'
import { NEARBY } from '@/messages/site/nearby'
import { findLocations, sureLocation } from '@/server/directory/near/findLocations'
import { EmptyState } from '@/ui/kit/EmptyState'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/Headings'
import { OfficeBox } from '@/ui/office/Office'
import { NearbyFinder } from '@/ui/nearby/NearbyFinder'
import { ScrollRestoration } from '@/ui/search/ScrollRestoration'
import { listHref } from '@/ui/urls/listHref'
import type { SearchParams } from '@/ui/urls/readQuery'
import { buttonClass } from '@/ui/kit/buttonClass'
import { FoundLocations } from '../_components/plan/FoundLocations'
import { load } from '../_data/load'

const FIELD =
  'h-12 min-w-0 flex-1 rounded-field border border-edge bg-card px-3.5 ' +
  'outline-none placeholder:text-faint focus:border-accent'

function LocationForm({ typed }: { typed: string }) {
  return (
    <form action="/nearby" role="search" aria-label={NEARBY.field} className="flex max-w-xl gap-2">
      <input
        name="q"
        defaultValue={typed}
        maxLength={LOCATION_QUERY_MAX}
        required
        autoComplete="off"
        enterKeyHint="search"
        aria-label={NEARBY.field}
        placeholder={NEARBY.placeholder}
        className={FIELD}
      />
      <button type="submit" className={buttonClass('plain', 'min-h-12 px-5')}>
        {NEARBY.find}
      </button>
    </form>
  )
}

export const metadata: Metadata = {
  title: NEARBY.title,
  description: NEARBY.lead,
  alternates: { canonical: NEARBY_PAGE },
}

const typedText = ({ q }: SearchParams): string =>
  [q]
    .flat()
    .find((text) => typeof text === 'string')
    ?.normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LOCATION_QUERY_MAX) ?? ''

const hrefOf = (typed: string): string =>
  typed ? `${NEARBY_PAGE}?${new URLSearchParams({ q: typed }).toString()}` : NEARBY_PAGE

/** The visitor's position stays on their device. */
export default async function NearbyPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const typed = typedText(await searchParams)
  tagPage(typed ? pageTags.directory : pageTags.fixed)
  const found = typed ? await load('locations', () => findLocations(preparedReads(), typed)) : null
  const only = found?.ok && sureLocation(found.data)
  if (only) redirect(listHref({ near: nearText(only) }))
  return (
    <div className="wrap">
      <PageHeading title={NEARBY.title}>{NEARBY.lead}</PageHeading>
      <div className="mt-6">
        <LocationForm typed={typed} />
      </div>
      {found && (
        <div className="mt-6">
          {!found.ok ? (
            <LoadFailure what="그곳을" retryHref={hrefOf(typed)} />
          ) : found.data.length > 0 ? (
            <FoundLocations locations={found.data} hrefOf={(location) => listHref({ near: nearText(location) })} />
          ) : (
            <EmptyState icon="pin" title={NEARBY.notFound(typed)}>
              {NEARBY.notFoundAdvice}
            </EmptyState>
          )}
        </div>
      )}
      <div className="mt-6">
        <NearbyFinder kakaoKey={env().KAKAO_MAP_KEY ?? null} tilesUrl={env().MAP_TILES_URL ?? null} />
      </div>
      <OfficeBox />
      <ScrollRestoration href={hrefOf(typed)} />
    </div>
  )
}
