import { type RankingRow, type StatisticsQuery, periodBefore } from '@/contract/statistics'
import { displayRegion } from '@/domain/region/regionNames'
import { Parameters } from '@/infra/database/statements'
import type { Queryable } from '@/infra/database/pool'
import type { Bind } from '../backOffice/listSpec'
import { ALL_TIME } from '../directory/sql/restaurantCard'

const isMonth = (period: string): boolean => period.length === 7

const SEOUL = (day: string): string => `(${day}::date::timestamp AT TIME ZONE 'Asia/Seoul')`

function where({ province, region, category }: StatisticsQuery, row: string, bind: Bind): string {
  const conditions = [`${row}.is_active`]
  if (region) conditions.push(`${row}.region_code = ${bind(region)}`)
  else if (province) conditions.push(`${row}.province = ${bind(province)}`)
  if (category) conditions.push(`${row}.category = ${bind(category)}`)
  return conditions.join(' AND ')
}

const COUNTED = `count(*)::int AS visit_count, count(DISTINCT v.agency_id)::int AS agency_count,
  coalesce(sum(v.amount), 0)::bigint AS total_amount`

/** The visits `v` of a period. */
function within(period: string, bind: Bind): string {
  if (period === 'all') return 'true'
  const isYear = period.length === 4
  const first = bind(isYear ? `${period}-01-01` : `${period}-01`)
  return `v.spent_at >= ${SEOUL(first)}
    AND v.spent_at < (${first}::date + interval '1 ${isYear ? 'year' : 'month'}') AT TIME ZONE 'Asia/Seoul'`
}

const OF_AGENCY = (query: StatisticsQuery, period: string, bind: Bind): string => `
  SELECT o.restaurant_id, o.title, v.visit_count, v.agency_count, v.total_amount
  FROM (SELECT v.restaurant_id, ${COUNTED} FROM visits v
        WHERE v.agency_id = ${bind(query.agency)} AND ${within(period, bind)} GROUP BY 1) v
  JOIN restaurant_stats o ON o.restaurant_id = v.restaurant_id AND ${ALL_TIME('o')} AND ${where(query, 'o', bind)}`

/** First, because they are fewer than all years' of one kind of institution. */
const OF_MONTH_AND_TYPE = (query: StatisticsQuery, period: string, bind: Bind): string => `
  SELECT o.restaurant_id, o.title, v.visit_count, v.agency_count, v.total_amount
  FROM (SELECT v.restaurant_id, ${COUNTED}
        FROM (SELECT restaurant_id, agency_id, amount FROM visits v WHERE ${within(period, bind)} OFFSET 0) v
        JOIN agencies a ON a.id = v.agency_id AND a.type::text = ${bind(query.agencyType)} GROUP BY 1) v
  JOIN restaurant_stats o ON o.restaurant_id = v.restaurant_id AND ${ALL_TIME('o')} AND ${where(query, 'o', bind)}`

/** `months` is one month's rows, read once; a restaurant is looked up only when needed. */
const OF_MONTH = (query: StatisticsQuery, period: string, bind: Bind): string => `
  SELECT o.restaurant_id, o.title, m.visit_count, 0 AS agency_count, m.total_amount
  FROM (SELECT * FROM months WHERE month = ${bind(`${period}-01`)}::date ORDER BY visit_count DESC OFFSET 0) m
  JOIN restaurant_stats o ON o.restaurant_id = m.restaurant_id AND ${ALL_TIME('o')} AND ${where(query, 'o', bind)}`

// Literals, so that the orders' partial indexes apply.
const OF_YEAR = (query: StatisticsQuery, period: string, bind: Bind): string => `
  SELECT s.restaurant_id, s.title, s.visit_count, s.agency_count, s.total_amount
  FROM restaurant_stats s
  WHERE s.year = ${period === 'all' ? 0 : Number(period)}
    AND s.agency_type = ${query.agencyType ? bind(query.agencyType) : `''`}
    ${query.agencyType ? `AND s.agency_type <> ''` : ''} AND s.visit_count > 0 AND ${where(query, 's', bind)}`

/** From the smallest suitable table. */
function source(query: StatisticsQuery, period: string, bind: Bind): string {
  if (query.agency !== undefined) return OF_AGENCY(query, period, bind)
  if (!isMonth(period)) return OF_YEAR(query, period, bind)
  return query.agencyType ? OF_MONTH_AND_TYPE(query, period, bind) : OF_MONTH(query, period, bind)
}

/** Aggregates are computed once; other rows are read as far as a rank needs. */
const isCounted = (query: StatisticsQuery): boolean =>
  query.agency !== undefined || (isMonth(query.period) && query.agencyType !== undefined)

/** For a small period: one pass instead of a count per displayed restaurant. */
const RANKS = (of: string): string => `previous AS MATERIALIZED (
  SELECT restaurant_id, (rank() OVER (ORDER BY visit_count DESC, agency_count DESC))::int AS rank FROM (${of}) s),`

/** In an indexed period, read as far as needed. */
const RANK_LOOKED_UP = `(SELECT (SELECT 1 + count(*) FROM previous q
    WHERE (q.visit_count, q.agency_count) > (p.visit_count, p.agency_count))::int
  FROM previous p WHERE p.restaurant_id = c.restaurant_id)`

const MONTHS = (query: StatisticsQuery, before: string | null, bind: Bind): string =>
  isMonth(query.period) && !isCounted(query)
    ? `months AS MATERIALIZED (SELECT * FROM restaurant_monthly_stats
        WHERE month IN (${bind(`${query.period}-01`)}::date, ${bind(`${before ?? query.period}-01`)}::date)),`
    : ''

interface Row extends Omit<RankingRow, 'region'> {
  province: string | null
  district: string | null
}

/** With the previous period's rank under the same filters. Ties share a rank; months count visits only. */
export async function readRanking(sql: Queryable, query: StatisticsQuery, limit: number): Promise<RankingRow[]> {
  const { add: bind, values } = new Parameters()
  const before = periodBefore(query.period)
  const isRankedWhole = isCounted(query) || isMonth(query.period)
  const [previous, join, rankBefore] =
    before === null
      ? ['', '', 'NULL::int']
      : isRankedWhole
        ? [RANKS(source(query, before, bind)), 'LEFT JOIN previous p ON p.restaurant_id = c.restaurant_id', 'p.rank']
        : [`previous AS NOT MATERIALIZED (${source(query, before, bind)}),`, '', RANK_LOOKED_UP]
  const text = `
    WITH ${MONTHS(query, before, bind)} ${previous} top AS MATERIALIZED (
      SELECT * FROM (${source(query, query.period, bind)}) c
      ORDER BY visit_count DESC, agency_count DESC, title, restaurant_id LIMIT ${bind(limit)}
    )
    SELECT c.restaurant_id AS id, (rank() OVER (ORDER BY c.visit_count DESC, c.agency_count DESC))::int AS rank,
      ${rankBefore} AS "rankBefore", c.title AS name, g.sub_add1 AS province, g.sub_add2 AS district,
      coalesce(o.sub_category, o.category) AS category, round(o.avg_rating::numeric, 1) AS rating,
      o.review_count AS reviews, c.visit_count AS visits, c.total_amount AS amount
    FROM top c
    JOIN restaurant_stats o ON o.restaurant_id = c.restaurant_id AND ${ALL_TIME('o')} ${join}
    LEFT JOIN regions g ON g.code = o.region_code
    ORDER BY c.visit_count DESC, c.agency_count DESC, c.title, c.restaurant_id`
  const { rows } = await sql.query<Row>(text, values)
  return rows.map(({ province, district, ...row }) => ({
    ...row,
    region: province === null ? '' : displayRegion({ province, district }),
  }))
}
