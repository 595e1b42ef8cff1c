import Link from 'next/link'
import { SoftLink } from '@/ui/kit/SoftLink'
import type { ListQuery } from '@/contract/directoryQuery'
import type { PreviousRanks } from '@/domain/directory/rank'
import { type RowFacts, LIST_PAGE_MAX, LIST_PAGE_SIZE, POPULAR_COUNT } from '@/domain/directory/directory'
import type { RestaurantPage } from '@/contract/directory'
import type { ListOffers } from '@/server/directory/findOffers'
import { RANK } from '@/messages/site/detail'
import { DOWNLOAD_CSV } from '@/messages/openData'
import { listFileHref, newPlacesHref } from '@/ui/urls/fileHref'
import { listHref, refine, sortOf } from '@/ui/urls/listHref'
import { buttonClass, chipClass } from '@/ui/kit/buttonClass'
import { Pagination } from '@/ui/kit/Pagination'
import { NEW_PLACES, LIST_SEARCH } from '@/messages/site/lists'
import { FeedLink, FileLink, InlineLink } from '@/ui/kit/TextLink'
import { tableMetric, RestaurantTable } from '@/ui/restaurant/RestaurantTable'
import { scopeOf } from '@/ui/format/rankOf'
import { StructuredData } from '@/ui/kit/StructuredData'
import { structuredList } from '@/ui/restaurant/JsonLd'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { nearText } from '@/domain/nearby/nearPoint'
import { PLAN_PAGE } from '@/domain/plan/plan'
import { displayRegion } from '@/domain/region/regionNames'
import { NEARBY } from '@/messages/site/nearby'
import { pinsOf } from '@/ui/map/mapProps'
import { PLAN } from '@/messages/site/plan'
import { formatCount } from '@/ui/format/number'
import { EmptyState } from '@/ui/kit/EmptyState'
import { agencyHref } from '@/ui/urls/agencyHref'
import { siteOrigin } from '@/infra/siteOrigin'
import { ListMapSection } from './ListMapSection'

/** Whether the list is in rank order, by visits in all records. Near a point, rows show distances instead. */
export const isRankOrder = (query: ListQuery): boolean =>
  sortOf(query) === 'visit_count' && !query.near && !query.year && !query.agency_type && !query.agency

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

function EmptyList({ query, offers }: { query: ListQuery; offers: ListOffers | null }) {
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

const SCOPE_WORDS = { region: '시군구', province: '시도', national: '전국' } as const

/** Ratings always cover all records. `shown`: the filters the search text was interpreted as. */
export function figuresMessage(
  shown: ListQuery,
  { agency, year }: { agency: string | null; year: string | null },
  scope: keyof typeof SCOPE_WORDS,
): string {
  const words = [year, agency ?? (shown.agency_type && AGENCY_TYPE_LABELS[shown.agency_type])].filter(Boolean).join(' ')
  const order = isRankOrder(shown)
    ? `${SCOPE_WORDS[scope]} 순위`
    : sortOf(shown) === 'distance' && '가까운 순서(직선거리)'
  const figures = words ? `방문, 기관, 금액은 ${words} 기록 · 평점은 모든 기록 기준` : '모든 기록 기준'
  return [order, figures].filter(Boolean).join(' · ')
}

interface ListPage extends RestaurantPage {
  /** previous quarter's ranks; empty unless ordered by rank */
  previous: ReadonlyMap<number, PreviousRanks | null>
  facts: ReadonlyMap<number, RowFacts>
  /** the filters the search text was interpreted as */
  shown: ListQuery
  offers: ListOffers | null
}

interface Props {
  query: ListQuery
  agency: string | null
  /** the chosen year, with its months that have records */
  year: string | null
  page: ListPage
}

export function ListResults({ query, agency, year, page }: Props) {
  const { pagination, data, previous, facts, shown, offers } = page
  if (pagination.total === 0) return <EmptyList query={query} offers={offers} />
  if (data.length === 0) {
    return (
      <div className="border-t-[1.5px] border-ink py-14 text-center">
        <p className="font-semibold">이 목록은 {pagination.pages}쪽까지 있어요.</p>
        <SoftLink href={listHref(refine(query, {}))} className={buttonClass('plain', 'mt-4')}>
          첫 페이지로
        </SoftLink>
      </div>
    )
  }
  const scope = scopeOf(query)
  const ranked = isRankOrder(shown)
  const pins = pinsOf(data, ranked ? scope : null)
  const feed = newPlacesHref(query)
  return (
    <div className={pins.length > 0 ? 'with-map' : undefined}>
      <div>
        <StaticMarkup>
          <h2 className="sr-only">순위</h2>
          <p className="mb-2.5 text-note text-faint">
            {figuresMessage(shown, { agency, year }, scope)}
            {ranked && (
              <>
                {' '}
                · <InlineLink href="/ranking">순위 산정 방식</InlineLink>
              </>
            )}
          </p>
        </StaticMarkup>
        <RestaurantTable
          restaurants={data}
          previous={previous}
          facts={facts}
          scope={scope}
          ranked={ranked}
          figure={tableMetric(sortOf(shown))}
          near={shown.near}
          label="식당 목록"
        />
        <StaticMarkup>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 text-note text-faint">
            {previous.size > 0 && <span className="mr-auto">{RANK.legend}</span>}
            <FileLink href={listFileHref(query)}>{DOWNLOAD_CSV}</FileLink>
            <FileLink href={listFileHref(query, 'geojson')}>GeoJSON</FileLink>
            <FileLink href={listFileHref(query, 'kml')}>KML</FileLink>
            {feed && <FeedLink href={feed}>{NEW_PLACES.link}</FeedLink>}
          </p>
          <StructuredData data={structuredList(page, query, siteOrigin())} />
          <Pagination
            page={pagination.page}
            pages={Math.min(pagination.pages, LIST_PAGE_MAX)}
            hrefOf={(number) => listHref({ ...query, page: number })}
            label="목록의 페이지"
          />
        </StaticMarkup>
      </div>
      {pins.length > 0 && <ListMapSection query={query} pins={pins} scope={ranked ? scope : null} near={shown.near} />}
    </div>
  )
}
