import type { StaffDashboard, DayValue, RecentImport } from '@/domain/staff/dashboard'
import type { Queryable } from '@/infra/database/pool'
import { allSettledOrNull } from '../settled'
import { figureReads } from './figures'
import { readOpenReports, waitingReads } from './waiting'

const KOREAN_DAY = (at: string): string => `(${at} AT TIME ZONE 'Asia/Seoul')::date`

/** 30 days; `source` has the columns `day` and `value`. */
const perDay = (source: string, empty: string): string => `
  SELECT d::date AS day, coalesce(s.value, ${empty}) AS value
  FROM generate_series(${KOREAN_DAY('now()')} - 29, ${KOREAN_DAY('now()')}, interval '1 day') d
  LEFT JOIN (${source}) s ON s.day = d::date ORDER BY d`

const SINCE = "now() - interval '31 days'"

const countOf = (table: string, where = 'true'): string => `
  SELECT ${KOREAN_DAY('created_at')} AS day, count(*)::int AS value
  FROM ${table} WHERE created_at > ${SINCE} AND ${where} GROUP BY 1`

const MEDIAN_HOURS = `round((
  percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM reviewed_at - created_at)) / 3600
)::numeric, 1)::float8`

const STATEMENTS = {
  rows: perDay(
    `SELECT ${KOREAN_DAY('created_at')} AS day, sum(rows_visited)::int AS value FROM import_batches
      WHERE created_at > ${SINCE} AND status = 'applied' GROUP BY 1`,
    '0',
  ),
  reviews: perDay(countOf('reviews', 'deleted_at IS NULL'), '0'),
  members: perDay(countOf('users', "role = 'user'"), '0'),
  handlingHours: perDay(
    `SELECT ${KOREAN_DAY('reviewed_at')} AS day,
       ${MEDIAN_HOURS} AS value
     FROM reports WHERE reviewed_at > ${SINCE} AND status <> 'pending' GROUP BY 1`,
    'NULL',
  ),
} as const

const chartReads = (sql: Queryable) =>
  Object.fromEntries(
    Object.entries(STATEMENTS).map(([name, text]) => [name, async () => (await sql.query<DayValue>(text)).rows]),
  ) as Record<keyof typeof STATEMENTS, () => Promise<DayValue[]>>

const IMPORTS = `
  SELECT id, file_name AS "fileName", status, rows_read::int AS "rowsRead", visits_made::int AS "visitsMade",
    rows_rejected::int AS "rowsRejected", created_at AS "createdAt"
  FROM import_batches ORDER BY id DESC LIMIT 6`

const readRecentImports = async (sql: Queryable): Promise<RecentImport[]> =>
  (await sql.query<RecentImport>(IMPORTS)).rows

export async function readDashboard(sql: Queryable): Promise<StaffDashboard> {
  const [figures, waiting, charts, lists] = await Promise.all([
    allSettledOrNull(figureReads(sql)),
    allSettledOrNull(waitingReads(sql)),
    allSettledOrNull(chartReads(sql)),
    allSettledOrNull({ openReports: () => readOpenReports(sql), imports: () => readRecentImports(sql) }),
  ])
  return { asOf: new Date().toISOString(), figures, waiting, charts, ...lists }
}
