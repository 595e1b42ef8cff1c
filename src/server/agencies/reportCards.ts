import type { AgencyReportCard, ReportCardList, ReportCardQuery, ScoredAgency } from '@/contract/reportCard'
import {
  HISTORY_MONTHS,
  monthScore,
  PUBLICATION_COUNTS,
  type PublicationMonth,
  type ReportCard,
  reportCard,
  type ReportCardSort,
} from '@/domain/agency/reportCard'
import { Parameters } from '@/infra/database/statements'
import type { Queryable } from '@/infra/database/pool'
import { cacheIfLarge } from '../directory/sql/cacheIfLarge'
import { paginate } from '../directory/sql/paginate'
import { regionCondition } from './listAgencies'

export type AgencyPublicationMonth = PublicationMonth & { agency_id: number }

/** Of institutions with public visits, by institution and month. */
export const PUBLICATION_MONTHS = `
  SELECT p.agency_id, to_char(p.month, 'YYYY-MM') AS month,
    ${PUBLICATION_COUNTS.map((name) => `p.${name}`).join(', ')}, p.first_posted_on::text
  FROM publication_facts p JOIN agency_stats s ON s.agency_id = p.agency_id AND s.visit_count > 0`
const ORDER = 'ORDER BY p.agency_id, p.month'
/** The rule uses no earlier ones. The last month is looked up once an institution: in a condition, once a month. */
const RECENT_MONTHS = `${PUBLICATION_MONTHS}
  JOIN LATERAL (
    SELECT max(l.month) AS month FROM publication_facts l WHERE l.agency_id = s.agency_id AND l.rows > 0
  ) latest ON p.month > latest.month - interval '${HISTORY_MONTHS} months'`

/** By institution, in the order of the rows. */
export function cardsOf(rows: readonly AgencyPublicationMonth[]): Map<number, ReportCard> {
  const months = new Map<number, AgencyPublicationMonth[]>()
  for (const row of rows) {
    const own = months.get(row.agency_id)
    if (own) own.push(row)
    else months.set(row.agency_id, [row])
  }
  return new Map([...months].map(([agency, own]) => [agency, reportCard(own)]))
}

/** From here on, reading the months of all institutions takes longer than a page should. */
const LARGE = 300

const readCards = (sql: Queryable): Promise<Map<number, ReportCard>> =>
  cacheIfLarge(
    sql,
    'report cards',
    async () => cardsOf((await sql.query<AgencyPublicationMonth>(RECENT_MONTHS)).rows),
    ({ size }) => size >= LARGE,
  )

type Named = Pick<ScoredAgency, 'id' | 'name' | 'type' | 'region_code' | 'sub_add1' | 'sub_add2'>

const AGENCIES = `
  SELECT a.id, a.name, a.type::text, g.code AS region_code, g.sub_add1, g.sub_add2
  FROM agency_stats s JOIN agencies a ON a.id = s.agency_id LEFT JOIN regions g ON g.id = a.region_id`

/** Names decide ties, and come by code point as PostgreSQL's "C" does. */
const COMPARE: Record<ReportCardSort, (a: ScoredAgency, b: ScoredAgency) => number> = {
  score: (a, b) => (b.score ?? -1) - (a.score ?? -1),
  name: () => 0,
  last_month: (a, b) => (b.last_month ?? '').localeCompare(a.last_month ?? ''),
}

const withoutCounts = ({ counts: _, ...card }: ReportCard): Omit<ReportCard, 'counts'> => card

/** All institutions with public visits; those without a score come last. */
export async function listReportCards(
  sql: Queryable,
  { region, type, sort, page, size }: ReportCardQuery,
): Promise<ReportCardList> {
  const parameters = new Parameters()
  const conditions = ['s.visit_count > 0']
  if (region) conditions.push(regionCondition(region, parameters))
  if (type) conditions.push(`a.type = ${parameters.add(type)}::enum_agencies_type`)
  const [cards, { rows }] = await Promise.all([
    readCards(sql),
    sql.query<Named>(`${AGENCIES} WHERE ${conditions.join(' AND ')} ORDER BY a.name COLLATE "C", a.id`, [
      ...parameters.values,
    ]),
  ])
  const listed = rows
    .map((agency): ScoredAgency => ({ ...agency, ...withoutCounts(cards.get(agency.id) ?? reportCard([])) }))
    .sort(COMPARE[sort])
  return { data: listed.slice((page - 1) * size, page * size), pagination: paginate(page, size, listed.length) }
}

const POSTS_SHOWN = 12

const POSTS = `
  SELECT p.posted_on::text, p.address AS url, count(*)::int AS files,
    (count(*) FILTER (WHERE f.fault = 'locked'))::int AS locked_files
  FROM sources s JOIN source_boards b ON b.source_id = s.id JOIN source_posts p ON p.board_id = b.id
    JOIN source_files f ON f.post_id = p.id
  WHERE s.agency_id = $1 AND f.state = 'done' AND (f.fault IS NULL OR f.fault = 'locked') AND p.address IS NOT NULL
    AND p.posted_on >= ($2 || '-01')::date
  GROUP BY p.id ORDER BY p.posted_on DESC, p.id DESC LIMIT ${POSTS_SHOWN}`

const REPLY = `
  SELECT reply AS text, to_char(replied_on AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS replied_on
  FROM agencies WHERE id = $1 AND reply IS NOT NULL AND replied_on IS NOT NULL`

/** With its months and what it rests on; an institution without public visits has an empty one. */
export async function readReportCard(sql: Queryable, id: number): Promise<AgencyReportCard> {
  const { rows } = await sql.query<AgencyPublicationMonth>(`${RECENT_MONTHS} WHERE p.agency_id = $1 ${ORDER}`, [id])
  const replies = await sql.query<NonNullable<AgencyReportCard['reply']>>(REPLY, [id])
  const card = reportCard(rows)
  const { rows: posts } =
    card.first_month === null
      ? { rows: [] }
      : await sql.query<AgencyReportCard['posts'][number]>(POSTS, [id, card.first_month])
  return {
    ...card,
    months: rows
      .filter((month) => month.rows > 0)
      .map(({ agency_id: _, ...month }) => ({ ...month, score: monthScore(month) })),
    reply: replies.rows[0] ?? null,
    posts,
  }
}
