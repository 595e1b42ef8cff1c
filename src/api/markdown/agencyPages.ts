import type { RootContent } from 'mdast'
import { COVERAGE_STATES } from '@/domain/agency/coverage'
import type { AgencyDetail } from '@/contract/agencies'
import { REPORT_CARD_RULE_PAGE } from '@/domain/agency/reportCard'
import { type AgencyReportCard, REPORT_CARD_PATH, reportCardQuerySchema } from '@/contract/reportCard'
import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { COVERAGE_LABELS } from '@/messages/site/agencies'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { COLUMNS, FACT_LABELS, MARKDOWN, SECTIONS } from '@/messages/markdown'
import { CRITERION_WORDS, REPORT_CARD, REPORT_CARD_RULE } from '@/messages/site/reportCard'
import { listReportCards, readReportCard } from '@/server/agencies/reportCards'
import { listAgencies } from '@/server/agencies/listAgencies'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { formatCount, formatWon } from '@/ui/format/number'
import { occasionShares } from '@/ui/format/occasions'
import { regionLine } from '@/ui/format/placeLine'
import {
  agencyComparisonHref,
  agencyHref,
  agencyListHref,
  agencyReportCardApiHref,
  agencyReportCardHref,
  readAgencyId,
  reportCardHref,
} from '@/ui/urls/agencyHref'
import { readAgencyListQuery, readFields } from '@/ui/urls/readQuery'
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
    [FACT_LABELS.occasions, occasionShares(agency.occasions)],
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

const replyBlocks = ({ reply }: AgencyReportCard): RootContent[] =>
  reply ? [heading(3, REPORT_CARD.replied), paragraph(`${reply.text} (${reply.replied_on})`)] : []

const scoreBlocks = ({ score, assessed, criteria, first_month, last_month, counts }: AgencyReportCard): RootContent[] =>
  first_month === null || last_month === null
    ? []
    : [
        heading(2, REPORT_CARD.title),
        paragraph(score === null ? REPORT_CARD.notScored : REPORT_CARD.scoreText(score)),
        paragraph(`${REPORT_CARD.period(first_month, last_month)} · ${REPORT_CARD.assessed(assessed)}`),
        table(
          COLUMNS.criterion,
          criteria.map(({ criterion, share, points, points_max }) => [
            CRITERION_WORDS[criterion].name,
            share
              ? REPORT_CARD.share(share.numerator, share.denominator, CRITERION_WORDS[criterion].unit)
              : CRITERION_WORDS[criterion].unknown,
            points === null || points_max === null ? REPORT_CARD.notAssessed : REPORT_CARD.points(points, points_max),
          ]),
        ),
        paragraph(REPORT_CARD.atRest(counts.off_day_rows, counts.late_rows)),
      ]

const cardBlocks = (card: AgencyReportCard): RootContent[] => [...scoreBlocks(card), ...replyBlocks(card)]

export async function reportCardsPage({ sql, params }: PageRequest): Promise<MarkdownAnswer> {
  const read = reportCardQuerySchema.safeParse(readFields(params))
  if (!read.success) return { problem: '주소의 조건을 읽을 수 없어요.' }
  const query = { ...read.data, size: LIST_PAGE_SIZE }
  tagPage(pageTags.agencies, pageTags.directory)
  const { data, pagination } = await listReportCards(sql, query)
  return {
    title: REPORT_CARD.title,
    href: reportCardHref(query),
    api: REPORT_CARD_PATH,
    blocks: [
      paragraph(REPORT_CARD.lead),
      ...pagingBlocks(pagination, (page) => reportCardHref({ ...query, page })),
      data.length === 0
        ? paragraph(MARKDOWN.none)
        : table(
            COLUMNS.reportCard,
            data.map((agency) => [
              link(agency.name, agencyReportCardHref(agency.id)),
              AGENCY_TYPE_LABELS[agency.type],
              regionLine(agency),
              REPORT_CARD.score(agency.score),
              formatCount(agency.assessed),
              agency.first_month,
              agency.last_month,
            ]),
          ),
    ],
  }
}

export function reportCardRulePage(): MarkdownAnswer {
  tagPage(pageTags.fixed)
  return {
    title: REPORT_CARD_RULE.title,
    href: REPORT_CARD_RULE_PAGE,
    blocks: [
      paragraph(REPORT_CARD_RULE.edition),
      table(REPORT_CARD_RULE.head, REPORT_CARD_RULE.rows),
      ...REPORT_CARD_RULE.notes.map((note) => paragraph(note)),
    ],
  }
}

export async function reportCardPage({ sql }: PageRequest, word: string): Promise<MarkdownAnswer> {
  const id = readAgencyId(word)
  const agency = id === null ? null : await readAgencyDetail(sql, id, new Date())
  if (id === null || !agency) return { violation: { code: 'agency-not-found', params: {} } }
  if ('mergedInto' in agency) return { movedTo: agencyReportCardHref(agency.mergedInto) }
  tagPage(pageTags.agency(id), pageTags.directory)
  return {
    title: REPORT_CARD.titleOf(agency.name),
    href: agencyReportCardHref(id),
    api: agencyReportCardApiHref(id),
    blocks: [paragraph(REPORT_CARD.lead), ...cardBlocks(await readReportCard(sql, id))],
  }
}

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
  const blocks = [...detailBlocks(agency), ...cardBlocks(await readReportCard(sql, id))]
  const page = { title: agency.name, href: agencyHref(id), api: `/api/v1/agencies/${id}`, blocks }
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
