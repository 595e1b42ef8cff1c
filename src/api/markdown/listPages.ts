import type { RootContent } from 'mdast'
import { listTag, pageTags } from '@/domain/site/pageTags'
import { CATEGORY_LABELS, NATIONAL_LABEL, OCCASION_FACET_LABELS, SORT_LABELS } from '@/messages/labels'
import type { ListQuery } from '@/contract/directoryQuery'
import type { ListedRestaurant, RegionSummary } from '@/contract/directory'
import { displayRegion } from '@/domain/region/regionNames'
import type { OccasionFacet } from '@/domain/expense/occasions'
import { planQuerySchema } from '@/contract/plan'
import { PLAN_PAGE } from '@/domain/plan/plan'
import { LOCATION_QUERY_MAX, NEARBY_PAGE } from '@/domain/nearby/nearby'
import { nearText } from '@/domain/nearby/nearPoint'
import { tagPage } from '@/infra/requestContext'
import { COLUMNS, MARKDOWN, SECTIONS } from '@/messages/markdown'
import { NEARBY } from '@/messages/site/nearby'
import { PLAN, PLAN_FIELD_MESSAGES } from '@/messages/site/plan'
import { readAgency, resolveMergedAgency } from '@/server/agencies/readAgency'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { listRegions } from '@/server/directory/regions'
import { findLocations } from '@/server/directory/near/findLocations'
import { planPlaces } from '@/server/plan/planPlaces'
import { formatCount } from '@/ui/format/number'
import { rankOf, scopeOf } from '@/ui/format/rankOf'
import { listHref, listSearch, refine, sortOf } from '@/ui/urls/listHref'
import { readListQuery } from '@/ui/urls/readQuery'
import { heading, link, paragraph, section, table } from './markdownNodes'
import { type MarkdownAnswer, type PageRequest, pagingBlocks } from './markdownPage'
import { countOrNone, figureCells, placeCells } from './restaurantPages'

export function placesTable(places: readonly ListedRestaurant[], query: Partial<ListQuery> = {}): RootContent {
  const isNear = places.some(({ distance }) => distance !== undefined)
  return table(
    [...COLUMNS.place, ...(isNear ? [COLUMNS.distance] : [])],
    places.map((place) => [
      countOrNone(rankOf(place, scopeOf(query))),
      ...placeCells(place),
      ...figureCells(place),
      ...(isNear ? [countOrNone(place.distance ?? null)] : []),
    ]),
  )
}

function titleOf({ province, district, q, category, occasion }: ListQuery, agency: string | undefined): string {
  const place = province ? displayRegion({ province, district: district ?? null }) : NATIONAL_LABEL
  const what = category === 'all' ? '식당' : CATEGORY_LABELS[category]
  return [q && `‘${q}’`, agency, place, occasion && OCCASION_FACET_LABELS[occasion], what].filter(Boolean).join(' · ')
}

/** `/restaurants` and `/regions` with a filter. */
export async function listPage({ sql, params }: PageRequest): Promise<MarkdownAnswer> {
  const read = readListQuery(params)
  if (!read.ok) return { problem: read.message, choices: read.choices }
  const { query } = read
  const agency = query.agency === undefined ? null : await readAgency(sql, query.agency)
  if (query.agency !== undefined && !agency) {
    const into = await resolveMergedAgency(sql, query.agency)
    if (into !== null) return { movedTo: listHref({ ...query, agency: into }) }
    return { violation: { code: 'agency-not-found', params: {} } }
  }
  tagPage(listTag(query))
  const { data, pagination } = await listRestaurants(sql, query)
  const search = listSearch(query)
  return {
    title: titleOf(query, agency?.name),
    href: listHref(query),
    lead: SORT_LABELS[sortOf(query)],
    api: `/api/v1/restaurants${search && '?'}${search}`,
    blocks: [
      ...pagingBlocks(pagination, (page) => listHref(refine(query, { page }))),
      data.length === 0 ? paragraph(MARKDOWN.none) : placesTable(data, query),
    ],
  }
}

const regionRows = (regions: readonly RegionSummary[]) =>
  regions.map((region) => [
    link(displayRegion(region), listHref({ province: region.province, district: region.district ?? undefined })),
    region.code,
    formatCount(region.restaurant_count),
    formatCount(region.visit_count),
  ])

async function regionsAt({ sql }: PageRequest, title: string, href: string): Promise<MarkdownAnswer> {
  tagPage(pageTags.directory)
  const regions = await listRegions(sql)
  return {
    title,
    href,
    api: '/api/v1/regions',
    blocks: section(SECTIONS.districts, COLUMNS.region, regionRows(regions)),
  }
}

export const mapPage = (request: PageRequest): Promise<MarkdownAnswer> => regionsAt(request, MARKDOWN.map, '/map')

export function regionsPage(request: PageRequest): Promise<MarkdownAnswer> {
  const read = readListQuery(request.params)
  return read.ok && listSearch(read.query) === '' ? regionsAt(request, '지역별', '/regions') : listPage(request)
}

/** With how many of the groups came for the occasion that was asked for. */
const planColumns = (occasion: OccasionFacet | undefined): string[] =>
  COLUMNS.plan.flatMap((name) =>
    occasion && name === COLUMNS.plan[3] ? [name, PLAN.asOccasionColumn(OCCASION_FACET_LABELS[occasion])] : [name],
  )

export async function planPage({ sql, params }: PageRequest): Promise<MarkdownAnswer> {
  const page = { title: PLAN.title, href: PLAN_PAGE, lead: PLAN.lead }
  if (params.headcount === undefined) {
    tagPage(pageTags.fixed)
    const rows = Object.entries(PLAN_FIELD_MESSAGES).map(([name, words]) => [name, words])
    return { ...page, blocks: [table([COLUMNS.parameter[0], COLUMNS.parameter[2]], rows)] }
  }
  const read = planQuerySchema.safeParse(params)
  if (!read.success) {
    const field = String(read.error.issues[0]?.path[0])
    return { problem: PLAN_FIELD_MESSAGES[field] ?? PLAN.wrong }
  }
  tagPage(read.data.region ? pageTags.district(read.data.region) : pageTags.directory)
  const { data, matched } = await planPlaces(sql, read.data)
  const [people, from, to] = [
    `${formatCount(matched.headcount_min)}–${formatCount(matched.headcount_max)}명`,
    `${formatCount(matched.per_head_min)}원`,
    `${formatCount(matched.per_head_max)}원`,
  ]
  const { occasion } = read.data
  const rows = data.map((place) => [
    ...placeCells(place),
    formatCount(place.group_count),
    ...(occasion ? [formatCount(place.occasion_count)] : []),
    formatCount(place.headcount_median),
    formatCount(place.per_head_median),
    place.last_group,
  ])
  return {
    ...page,
    href: `${PLAN_PAGE}?${new URLSearchParams(params)}`,
    blocks: [
      paragraph(PLAN.how({ people, from, to })),
      rows.length === 0 ? paragraph(PLAN.none) : table(planColumns(occasion), rows),
    ],
  }
}

export async function nearbyPage({ sql, params }: PageRequest): Promise<MarkdownAnswer> {
  const page = { title: NEARBY.title, href: NEARBY_PAGE, lead: NEARBY.lead }
  const q = (params.q ?? '').slice(0, LOCATION_QUERY_MAX)
  tagPage(q ? pageTags.directory : pageTags.fixed)
  if (!q) return { ...page, blocks: [] }
  const locations = await findLocations(sql, q)
  const rows = locations.map((location) => [
    link(location.label, listHref({ near: nearText(location) })),
    location.region,
    String(location.latitude),
    String(location.longitude),
  ])
  return {
    ...page,
    blocks: rows.length === 0 ? [paragraph(NEARBY.notFound(q))] : [heading(2, q), table(COLUMNS.location, rows)],
  }
}
