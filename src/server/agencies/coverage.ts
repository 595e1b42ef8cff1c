import {
  type AgencyCoverage,
  COVERAGE_MONTHS,
  COVERAGE_ROWS,
  type CoverageCalendar,
  type CoverageFacts,
  coverageOf,
  type DueAgency,
  lastWholeMonth,
  MONTHLY_FROM,
  monthsUntil,
  publishesMonthly,
} from '@/domain/agency/coverage'
import { Parameters } from '@/infra/database/statements'
import type { Queryable } from '@/infra/database/pool'
import { agencyList } from '../backOffice/lists/agencies'
import type { ListQuery } from '../backOffice/listSpec'
import { conditionsOf } from '../backOffice/listStatement'
import { recordAudit } from '../audit'

/** A month's first instant in Seoul. */
const startOf = (month: string): string => `((${month})::timestamp AT TIME ZONE 'Asia/Seoul')`
const monthOf = (moment: string): string => `date_trunc('month', ${moment} AT TIME ZONE 'Asia/Seoul')::date`
const within = (month: string): string =>
  `v.spent_at >= ${startOf(month)} AND v.spent_at < ${startOf(`${month} + interval '1 month'`)}`

const BEFORE_LAST = `(${monthOf('s.last')} - n * interval '1 month')::date`

/** First and last month with visits, and how many of the last twelve have any. */
const SPANS = (from: string): string => `
  SELECT a.id, a.name, a.source_url, ${monthOf('s.first')} AS first, ${monthOf('s.last')} AS last, (
    SELECT count(*)::int FROM generate_series(0, 11) n
    WHERE EXISTS (SELECT FROM visits v WHERE v.agency_id = a.id AND ${within(BEFORE_LAST)})) AS active_months
  FROM ${from} a CROSS JOIN LATERAL (
    SELECT min(v.spent_at) AS first, max(v.spent_at) AS last FROM visits v WHERE v.agency_id = a.id) s`

const PAGE = (where: string, months: string, limit: string, offset: string): string => `
  WITH page AS MATERIALIZED (
    SELECT t.id, t.name, t.source_url FROM agencies t ${where} ORDER BY t.name, t.id LIMIT ${limit} OFFSET ${offset}
  ), spans AS (${SPANS('page')})
  SELECT s.id, s.name, s.source_url AS "sourceUrl", to_char(s.first, 'YYYY-MM') AS first,
    to_char(s.last, 'YYYY-MM') AS last, s.active_months AS "activeMonths",
    (SELECT COALESCE(jsonb_object_agg(to_char(c.month, 'YYYY-MM'), c.visits), '{}') FROM (
      SELECT m.month, (SELECT count(*)::int FROM visits v WHERE v.agency_id = s.id AND ${within('m.month')}) AS visits
      FROM unnest(${months}::date[]) m (month)) c) AS visits,
    ARRAY(SELECT to_char(p.month, 'YYYY-MM') FROM agency_publications p WHERE p.agency_id = s.id) AS published
  FROM spans s ORDER BY s.name, s.id`

type Row = CoverageFacts & Pick<AgencyCoverage, 'id' | 'name' | 'sourceUrl'>

/** `until`: last month, 'YYYY-MM'. `page`: from 1, of `COVERAGE_ROWS` */
export async function readCoverage(
  sql: Queryable,
  { filter, until, page }: { filter: ListQuery['filter']; until: string; page: number },
  now: Date,
): Promise<CoverageCalendar> {
  const months = monthsUntil(until, COVERAGE_MONTHS)
  const parameters = new Parameters()
  const where = conditionsOf(agencyList, filter, parameters.add)
  const count = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM agencies t ${where}`, [
    ...parameters.values,
  ])
  const days = parameters.add(months.map((month) => `${month}-01`))
  const [limit, offset] = [parameters.add(COVERAGE_ROWS), parameters.add((page - 1) * COVERAGE_ROWS)]
  const { rows } = await sql.query<Row>(PAGE(where, days, limit, offset), parameters.values)
  const agencies = rows.map((facts) => ({
    id: facts.id,
    name: facts.name,
    sourceUrl: facts.sourceUrl,
    isMonthly: publishesMonthly(facts),
    cells: months.map((month) => ({
      month,
      state: coverageOf(month, facts, now),
      visits: facts.visits[month] ?? 0,
    })),
  }))
  return { months, agencies, total: count.rows[0]?.total ?? 0 }
}

/** Monthly publishers without visits in month `$1`, longest behind first. */
const DUE = `
  WITH spans AS (${SPANS('agencies')})
  SELECT s.id, s.name, s.source_url AS "sourceUrl", to_char(s.last, 'YYYY-MM') AS last,
    ((extract(year FROM $1::date) - extract(year FROM s.last)) * 12
      + extract(month FROM $1::date) - extract(month FROM s.last))::int AS behind,
    EXISTS (SELECT FROM agency_publications p WHERE p.agency_id = s.id AND p.month > s.last) AS "isPublished"
  FROM spans s WHERE s.active_months >= $2 AND s.last < $1::date
  ORDER BY behind DESC, s.name LIMIT 100`

/** Their last complete month is missing. */
export async function readDueAgencies(sql: Queryable, now: Date): Promise<DueAgency[]> {
  const { rows } = await sql.query<Omit<DueAgency, 'isLate'>>(DUE, [`${lastWholeMonth(now)}-01`, MONTHLY_FROM])
  return rows.map((agency) => ({ ...agency, isLate: isLate(agency.last, now) }))
}

/** The following month should have been published by now. */
function isLate(last: string, now: Date): boolean {
  const [next = ''] = monthsUntil(last, 1).map((month) => {
    const [year = 0, number = 0] = month.split('-').map(Number)
    return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
  })
  const facts = { visits: {}, published: [], first: last, last, activeMonths: COVERAGE_MONTHS }
  return coverageOf(next, facts, now) === 'late'
}

interface Publication {
  agency: number
  /** 'YYYY-MM' */
  month: string
  isPublished: boolean
  by: number
}

/** Staff saw the month published before its import. */
export async function notePublication(sql: Queryable, { agency, month, isPublished, by }: Publication): Promise<void> {
  const { rowCount } = isPublished
    ? await sql.query(
        `INSERT INTO agency_publications (agency_id, month, noted_by_id) VALUES ($1, $2::date, $3)
         ON CONFLICT DO NOTHING`,
        [agency, `${month}-01`, by],
      )
    : await sql.query('DELETE FROM agency_publications WHERE agency_id = $1 AND month = $2::date', [
        agency,
        `${month}-01`,
      ])
  if (!rowCount) return
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'agency', id: agency },
    before: { published: isPublished ? null : month },
    after: { published: isPublished ? month : null },
  })
}
