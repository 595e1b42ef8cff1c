import { permanentRedirect } from 'next/navigation'
import { preparedReads } from '@/infra/database/readPool'
import { setPageStatus, tagPage } from '@/infra/requestContext'
import { resolveMergedAgency } from '@/server/agencies/resolveMergedAgency'
import { countCuisines } from '@/server/directory/countCuisines'
import { findList } from '@/server/directory/listRestaurants'
import { readAgency } from '@/server/directory/readAgency'
import { readStatistics } from '@/server/statistics/readStatistics'
import { readTrends } from '@/server/directory/readTrends'
import { readRowFacts } from '@/server/statistics/rowFacts'
import { readRecordedMonths } from '@/server/statistics/readRecordedMonths'
import { yearText } from '@/messages/yearText'
import { readPreviousRanks } from '@/server/rankings/previousRanks'
import { findOffers } from '@/server/directory/findOffers'
import { listHref, refine } from '@/ui/urls/listHref'
import { type SearchParams, readListQuery } from '@/ui/urls/readListQuery'
import { ActiveFilters } from '@/ui/search/ActiveFilters'
import { CuisineChips } from '@/ui/search/CuisineChips'
import { FilterForm } from '@/ui/search/FilterForm'
import { regionChoicesWithin } from '@/ui/search/regionChoices'
import { ScrollRestoration } from '@/ui/search/ScrollRestoration'
import { OfficeBar } from '@/ui/office/Office'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { load } from '../../_data/load'
import { loadShared } from '../../_data/loadShared'
import type { ListQuery } from '@/domain/directory/query'
import type { Office } from '@/domain/nearby/office'
import { listTag } from '@/domain/site/listTag'
import { pageTags } from '@/domain/site/pageTags'
import { ChoiceLinks } from './ChoiceLinks'
import { isFormerAddress } from './isFormerAddress'
import { isRankOrder } from './isRankOrder'
import { ListHeading } from './ListHeading'
import { ListResults } from './ListResults'
import { pointName, pointTitle } from './listTitle'
import { ProvinceDistricts } from './ProvinceDistricts'
import { WrongQuery } from './WrongQuery'

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
      const [trends, previous, facts, cuisines, offers] = await Promise.all([
        readTrends(preparedReads(), ids),
        readPreviousRanks(preparedReads(), isRankOrder(shown) ? ids : []),
        readRowFacts(preparedReads(), ids),
        countCuisines(preparedReads(), found),
        listed.pagination.total === 0 ? findOffers(preparedReads(), query) : null,
      ])
      return { ...listed, shown, trends, previous, facts, cuisines, offers }
    }),
    loadShared('statistics', [pageTags.directory], () => readStatistics(preparedReads())),
    load('recorded months', () => readRecordedMonths(preparedReads(), query)),
  ])
  const nameOf = (year: number) => yearText(year, recorded.ok ? recorded.data : [])
  const years = statistics.ok ? statistics.data.years.map((year) => ({ year, name: nameOf(year) })) : []
  const agencyTypes = statistics.ok ? statistics.data.agency_types.map((agency) => agency.type) : []
  const year = query.year === undefined ? null : nameOf(query.year)
  const understood = page.ok ? page.data.understood : undefined
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
        query={query}
        regions={regionChoicesWithin(query.province)}
        choices={{ years, agencyTypes }}
        resetHref={query.province ? '/regions' : '/restaurants'}
        total={page.ok ? page.data.pagination.total : null}
        isAround={page.ok && page.data.shown.near !== undefined}
      />
      {page.ok && (page.data.pagination.total > 0 || query.cuisine) && (
        <CuisineChips
          chosen={query.cuisine}
          counts={page.data.cuisines}
          hrefOf={(cuisine) => listHref(refine(query, { cuisine }))}
        />
      )}
      <ActiveFilters query={query} agency={agencyName} around={query.near ? pointTitle(query.near) : ''} year={year} />
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
