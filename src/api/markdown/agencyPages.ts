import type { RootContent } from 'mdast'
import { COVERAGE_STATES } from '@/domain/agency/coverage'
import type { AgencyDetail } from '@/contract/agencies'
import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { COVERAGE_LABELS } from '@/messages/site/agencies'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { COLUMNS, FACT_LABELS, MARKDOWN, SECTIONS } from '@/messages/markdown'
import { listAgencies } from '@/server/agencies/listAgencies'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { formatCount, formatWon } from '@/ui/format/number'
import { regionLine } from '@/ui/format/placeLine'
import { agencyComparisonHref, agencyHref, agencyListHref, readAgencyId } from '@/ui/urls/agencyHref'
import { readAgencyListQuery } from '@/ui/urls/readQuery'
import { facts, heading, link, paragraph, section, table } from './markdownNodes'
import { type MarkdownAnswer, type PageRequest, pagingBlocks } from './markdownPage'
import { countOrNone, placeCells, sourceWords } from './restaurantPages'

export async function agenciesPage({ sql, params }: PageRequest): Promise<MarkdownAnswer> {
  const filters = readAgencyListQuery(params)
  if (!filters) return { problem: '주소의 조건을 읽을 수 없어요.' }
  tagPage(pageTags.agencies, pageTags.directory)
  const { data, pagination } = await listAgencies(sql, { ...filters, size: LIST_PAGE_SIZE })
  return {
    title: '기관별',
    href: agencyListHref(filters),
    api: '/api/v1/agencies',
    blocks: [
      ...pagingBlocks(pagination, (page) => agencyListHref({ ...filters, page })),
      data.length === 0
        ? paragraph(MARKDOWN.none)
        : table(
            COLUMNS.agency,
            data.map((agency) => [
              link(agency.name, agencyHref(agency.id)),
              AGENCY_TYPE_LABELS[agency.type],
              regionLine(agency),
              formatCount(agency.visit_count),
              formatCount(agency.restaurant_count),
              formatCount(agency.total_amount),
              countOrNone(agency.per_head_median),
              agency.last_visit,
            ]),
          ),
    ],
  }
}

const factsOf = (agency: AgencyDetail): RootContent[] =>
  facts([
    [FACT_LABELS.type, AGENCY_TYPE_LABELS[agency.type]],
    [FACT_LABELS.region, regionLine(agency)],
    [FACT_LABELS.parent, agency.parent && link(agency.parent.name, agencyHref(agency.parent.id))],
    [FACT_LABELS.hall, agency.hall_address],
    [FACT_LABELS.homepage, agency.homepage],
    [FACT_LABELS.visits, formatCount(agency.visit_count)],
    [FACT_LABELS.restaurants, formatCount(agency.restaurant_count)],
    [FACT_LABELS.amount, formatWon(agency.total_amount)],
    [FACT_LABELS.perHead, agency.per_head_median === null ? null : formatWon(agency.per_head_median)],
    [FACT_LABELS.departments, formatCount(agency.department_count)],
    [FACT_LABELS.sources, formatCount(agency.source_count)],
    [FACT_LABELS.firstVisit, agency.first_visit],
    [FACT_LABELS.lastVisit, agency.last_visit],
  ])

const monthsByState = ({ coverage }: AgencyDetail): string[][] =>
  COVERAGE_STATES.flatMap((state) => {
    const months = coverage.filter((one) => one.state === state).map(({ month }) => month)
    return months.length === 0 || state === 'none' ? [] : [[COVERAGE_LABELS[state], months.join(', ')]]
  })

const detailBlocks = (agency: AgencyDetail): RootContent[] => [
  ...factsOf(agency),
  ...section(
    SECTIONS.places,
    COLUMNS.agencyPlace,
    agency.places.map((place) => [
      formatCount(place.rank),
      ...placeCells(place),
      formatCount(place.visit_count),
      formatCount(place.total_amount),
      countOrNone(place.per_head_median),
      place.last_visit,
    ]),
  ),
  ...section(
    SECTIONS.departments,
    COLUMNS.department,
    agency.departments.map(({ name, visit_count, total_amount }) => [
      ...[name, formatCount(visit_count), formatCount(total_amount)],
    ]),
  ),
  ...section(
    SECTIONS.months,
    COLUMNS.month,
    agency.months
      .filter(({ visit_count }) => visit_count > 0)
      .map(({ month, visit_count, total_amount }) => [month, formatCount(visit_count), formatCount(total_amount)]),
  ),
  ...section(SECTIONS.coverage, COLUMNS.coverage, monthsByState(agency)),
  ...section(
    SECTIONS.sources,
    COLUMNS.source,
    agency.sources.map((source) => [sourceWords(source), formatCount(source.visit_count), source.last_visit]),
  ),
]

/** With `?with=`, both institutions one after the other. */
export async function agencyPage({ sql, params }: PageRequest, word: string): Promise<MarkdownAnswer> {
  const id = readAgencyId(word)
  const agency = id === null ? null : await readAgencyDetail(sql, id, new Date())
  if (id === null || !agency) return { violation: { code: 'agency-not-found', params: {} } }
  if ('mergedInto' in agency) return { movedTo: agencyHref(agency.mergedInto) }
  tagPage(pageTags.agency(id), pageTags.directory)
  const page = { title: agency.name, href: agencyHref(id), api: `/api/v1/agencies/${id}`, blocks: detailBlocks(agency) }
  if (params.with === undefined) return page
  const other = readAgencyId(params.with)
  const second = other === null || other === id ? null : await readAgencyDetail(sql, other, new Date())
  if (other === null || !second) return { movedTo: agencyHref(id) }
  if ('mergedInto' in second) return { movedTo: agencyComparisonHref(id, second.mergedInto) }
  tagPage(pageTags.agency(other))
  return {
    ...page,
    href: agencyComparisonHref(id, other),
    blocks: [...page.blocks, heading(1, second.name), ...detailBlocks(second)],
  }
}
