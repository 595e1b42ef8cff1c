import { permanentRedirect } from 'next/navigation'
import { preparedReads } from '@/infra/database/readPool'
import { setPageStatus, tagPage } from '@/infra/requestContext'
import { resolveMergedAgency, readAgency } from '@/server/agencies/readAgency'
import { countFacets } from '@/server/directory/countFacets'
import { findList } from '@/server/directory/listRestaurants'
import { readStatistics, readRecordedMonths } from '@/server/statistics/readStatistics'
import { readRowFacts } from '@/server/statistics/rowFacts'
import { yearText } from '@/messages/yearText'
import { readPreviousRanks } from '@/server/rankings/previousRanks'
import { findOffers } from '@/server/directory/findOffers'
import { listRegionCode } from '@/ui/urls/fileHref'
import { listHref, refine } from '@/ui/urls/listHref'
import { type SearchParams, readListQuery } from '@/ui/urls/readQuery'
import { FollowBar } from '@/ui/follow/FollowBar'
import { ActiveFilters } from '@/ui/search/ActiveFilters'
import { CuisineChips } from '@/ui/search/CuisineChips'
import { FilterForm } from '@/ui/search/FilterForm'
import { regionChoicesWithin } from '@/ui/search/regionChoices'
import { ScrollRestoration } from '@/ui/search/ScrollRestoration'
import { OfficeBar } from '@/ui/office/Office'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { ListQuery } from '@/contract/directoryQuery'
import type { Office } from '@/domain/nearby/office'
import { listTag, pageTags } from '@/domain/site/pageTags'
import type { Understood } from '@/contract/directory'
import { commonName } from '@/domain/search/queryChoices'
import { LIST_SEARCH } from '@/messages/site/lists'
import { chipClass } from '@/ui/kit/buttonClass'
import { SoftLink } from '@/ui/kit/SoftLink'
import { shortProvince } from '@/domain/region/regionNames'
import { listRegions } from '@/server/directory/regions'
import { formatCount } from '@/ui/format/number'
import { MapLegend } from '@/ui/map/MapLegend'
import { RegionMap } from '@/ui/map/RegionMap'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { load, loadShared } from '../../_data/load'
import { provinceSpriteOf } from '../../_data/shapeSprites'
import { isRankOrder, ListResults } from './ListResults'
import { ListHeading } from './ListHeading'
import { listTitle, pointName, pointTitle } from './listMetadata'
import { WrongQuery } from './WrongQuery'

const DISTRICT_LINK =
  'flex min-h-11 items-center justify-between gap-2 border-b border-line text-[0.9375rem] hover:text-accent'

const PANEL =
  'mt-4 mb-8 grid gap-x-10 gap-y-6 rounded-box border border-line bg-card p-4 sm:p-6 ' +
  'md:grid-cols-[minmax(0,1fr)_17rem]'

async function ProvinceDistricts({ query, province }: { query: ListQuery; province: string }) {
  const regions = await loadShared('regions', [pageTags.directory], () => listRegions(preparedReads()))
  if (!regions.ok) return null
  const districts = regions.data
    .filter((region) => region.province === province && region.district !== null)
    .sort((a, b) => b.restaurant_count - a.restaurant_count || (a.district ?? '').localeCompare(b.district ?? '', 'ko'))
  const [first] = districts
  if (!first) return null
  const sprite = await provinceSpriteOf(first)
  const counts = new Map(districts.map((region) => [region.code, region.restaurant_count]))
  const short = shortProvince(province)
  return (
    <StaticMarkup>
      <section aria-labelledby="districts" className={PANEL}>
        <div>
          <h2 id="districts" className="font-bold tracking-tight">
            시군구를 고르면 그 안의 순위를 봐요
          </h2>
          <p className="text-note text-faint">숫자는 조건과 상관없이 그 지역의 모든 식당 수예요.</p>
          <ul className="mt-2.5 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {districts.map((region) => (
              <li key={region.code}>
                <SoftLink
                  href={listHref(refine(query, { district: region.district ?? undefined }))}
                  className={DISTRICT_LINK}
                >
                  <span className={region.restaurant_count ? 'font-medium' : 'text-faint'}>{region.district}</span>
                  <span className="text-note text-faint">{formatCount(region.restaurant_count)}</span>
                </SoftLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="hidden md:block">
          <RegionMap sprite={sprite} counts={counts} by="district" label={`${short} 시군구별 식당 수 지도`} />
          <div className="mt-3">
            <MapLegend counts={[...counts.values()]} />
          </div>
        </div>
      </section>
    </StaticMarkup>
  )
}

function ChoiceLinks({ q, understood: { choices, point } }: { q: string; understood: Understood }) {
  if (choices.length === 0) return null
  return (
    <nav aria-labelledby="which" className="mt-3">
      <p id="which" className="text-small font-semibold">
        {LIST_SEARCH.which(point?.name ?? commonName(choices) ?? q)}
      </p>
      <div className="chip-row mt-1">
        {choices.map((choice) => (
          <SoftLink key={choice.q} href={listHref({ q: choice.q })} className={chipClass(false)}>
            {choice.label}
          </SoftLink>
        ))}
      </div>
    </nav>
  )
}

/** Whether a URL uses the region or order format of an earlier site. */
const isFormerAddress = ({ region, sort }: SearchParams, query: ListQuery): boolean =>
  Boolean(region) || (typeof sort === 'string' && sort !== '' && sort !== query.sort)

export async function ListScreen({ params }: { params: SearchParams }) {
  const read = readListQuery(params)
  if (!read.ok) {
    setPageStatus(400)
    return <WrongQuery message={read.message} choices={read.choices} />
  }
  const { query } = read
  if (isFormerAddress(params, query)) permanentRedirect(listHref(query))
  // Former or abbreviated region names redirect to the current one.
  if (params.province && (params.province !== query.province || (params.district || undefined) !== query.district)) {
    permanentRedirect(listHref(query))
  }
  tagPage(listTag(query))
  const { agency: agencyId } = query
  const agency = agencyId === undefined ? null : await load('agency', () => readAgency(preparedReads(), agencyId))
  if (agencyId !== undefined && agency?.ok && agency.data === null) {
    const into = await load('merged agency', () => resolveMergedAgency(preparedReads(), agencyId))
    if (into.ok && into.data !== null) permanentRedirect(listHref({ ...query, agency: into.data }))
    return <WrongQuery message="주소에 적힌 기관을 찾을 수 없어요." />
  }
  const agencyName = agency?.ok ? (agency.data?.name ?? null) : null
  const [page, statistics, recorded] = await Promise.all([
    load('list', async () => {
      const found = await findList(preparedReads(), query)
      const { page: listed, filter: shown } = found
      const ids = listed.data.map((restaurant) => restaurant.id)
      const [previous, facts, counts, offers] = await Promise.all([
        readPreviousRanks(preparedReads(), isRankOrder(shown) ? ids : []),
        readRowFacts(preparedReads(), ids),
        countFacets(preparedReads(), found),
        listed.pagination.total === 0 ? findOffers(preparedReads(), query) : null,
      ])
      return { ...listed, shown, previous, facts, counts, offers }
    }),
    loadShared('statistics', [pageTags.directory], () => readStatistics(preparedReads())),
    load('recorded months', () => readRecordedMonths(preparedReads(), query)),
  ])
  const nameOf = (year: number) => yearText(year, recorded.ok ? recorded.data : [])
  const years = statistics.ok ? statistics.data.years.map((year) => ({ year, name: nameOf(year) })) : []
  const agencyTypes = statistics.ok ? statistics.data.agency_types.map((agency) => agency.type) : []
  const year = query.year === undefined ? null : nameOf(query.year)
  const understood = page.ok ? page.data.understood : undefined
  const regionCode = listRegionCode(query)
  const isAround = page.ok && page.data.shown.near !== undefined
  return (
    <div className="wrap">
      <ListHeading
        query={query}
        agency={agencyName}
        total={page.ok ? page.data.pagination.total : null}
        understood={understood}
      />
      {understood && query.q && <ChoiceLinks q={query.q} understood={understood} />}
      <FilterForm
        query={isAround ? { ...query, radius: page.data.shown.radius } : query}
        regions={regionChoicesWithin(query.province)}
        choices={{ years, agencyTypes, occasions: page.ok ? (page.data.counts?.occasions ?? null) : null }}
        resetHref={query.province ? '/regions' : '/restaurants'}
        total={page.ok ? page.data.pagination.total : null}
        isAround={isAround}
      />
      {page.ok && (page.data.pagination.total > 0 || query.cuisine) && (
        <CuisineChips
          chosen={query.cuisine}
          counts={page.data.counts?.cuisines ?? null}
          hrefOf={(cuisine) => listHref(refine(query, { cuisine }))}
        />
      )}
      <ActiveFilters query={query} agency={agencyName} around={query.near ? pointTitle(query.near) : ''} year={year} />
      {regionCode && <FollowBar of={{ kind: 'region', target: regionCode, name: listTitle(query) }} />}
      {page.ok && <OfficeBar query={query} here={pointOf(page.data.shown)} />}
      {query.province && !query.district && <ProvinceDistricts query={query} province={query.province} />}
      <div className="mt-3">
        {page.ok ? (
          <ListResults query={query} agency={agencyName} year={year} page={page.data} />
        ) : (
          <LoadFailure what="식당 목록을" retryHref={listHref(query)} />
        )}
      </div>
      <ScrollRestoration href={listHref(query)} />
    </div>
  )
}

const pointOf = ({ near }: ListQuery): Office | null => (near ? { near, name: pointName(near) } : null)
