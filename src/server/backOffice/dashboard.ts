import {
  type Growth,
  WAITING_KINDS,
  type OpenReport,
  type Waiting,
  type WaitingKind,
  type StaffDashboard,
  type DayValue,
  type RecentImport,
} from '@/contract/dashboard'
import type { Queryable } from '@/infra/database/pool'
import { cacheIfLarge } from '@/server/directory/sql/cacheIfLarge'
import { IS_FAILED_IMPORT } from '@/server/jobs'
import { isFirstOfItem } from './lists/reports'
import { IS_QUIET, QUIET_AT } from './lists/sources'
import { allSettledOrNull } from './settled'

const LARGE = 100_000

async function first<Row extends object>(sql: Queryable, text: string): Promise<Row> {
  const { rows } = await sql.query<Row>(text)
  if (!rows[0]) throw new Error('a statement of figures gave no row')
  return rows[0]
}

/** Counting millions is slow, so counts may be a minute old. */
const counted = (sql: Queryable, text: string): Promise<Growth> =>
  cacheIfLarge(
    sql,
    text,
    () => first<Growth>(sql, text),
    ({ total }) => total >= LARGE,
  )

const growth = (table: string, at: string, where = 'true'): string => `
  SELECT (SELECT count(*)::int FROM ${table} WHERE ${where}) AS total,
    (SELECT count(*)::int FROM ${table} WHERE ${where} AND ${at} > now() - interval '30 days') AS recent`

const RESTAURANTS = `
  SELECT count(*)::int AS total, count(*) FILTER (WHERE is_active)::int AS active,
    count(*) FILTER (WHERE NOT is_active)::int AS inactive
  FROM restaurants WHERE deleted_at IS NULL AND merged_into_id IS NULL`

const RATING = `
  SELECT round(avg(rating), 1)::float8 AS average, count(DISTINCT restaurant_id)::int AS restaurants
  FROM reviews WHERE status = 'published' AND deleted_at IS NULL`

/** Visits have no creation time, but their import does. */
const VISITS = `
  SELECT (SELECT count(*)::int FROM visits) AS total,
    (SELECT coalesce(sum(visits_made), 0)::int FROM import_batches
      WHERE status = 'applied' AND created_at > now() - interval '30 days') AS recent`

export const figureReads = (sql: Queryable) => ({
  restaurants: () => first<{ total: number; active: number; inactive: number }>(sql, RESTAURANTS),
  visits: () => counted(sql, VISITS),
  members: () => counted(sql, growth('users', 'created_at', "role = 'user'")),
  reviews: () => counted(sql, growth('reviews', 'created_at', 'deleted_at IS NULL')),
  posts: () => counted(sql, growth('posts', 'created_at', 'deleted_at IS NULL')),
  rating: () =>
    cacheIfLarge(
      sql,
      RATING,
      () => first<{ average: number | null; restaurants: number }>(sql, RATING),
      ({ restaurants }) => restaurants >= LARGE / 10,
    ),
})

const waiting = (table: string, where: string, at = 'created_at'): string =>
  `SELECT count(*)::int AS count, min(${at}) AS oldest FROM ${table} WHERE ${where}`

const OPEN = `t.status = 'pending' AND ${isFirstOfItem}`

const DISPUTED_AT = `(SELECT max(a.occurred_at) FROM audit_log a
  WHERE a.subject_type = 'visit' AND a.subject_id = v.id AND a.after ->> 'status' = 'disputed')`
/** An edit may be the reason for a hold. */
const HELD_AT = 'COALESCE(edited_at, created_at)'

const WAITING_STATEMENTS = {
  failedImports: `SELECT count(*)::int AS count, min(t.finished_at) AS oldest
    FROM uploads f JOIN jobs t ON t.id = f.job_id WHERE ${IS_FAILED_IMPORT}`,
  heldSources: waiting('sources', "state = 'held'", 'updated_at'),
  quietSources: waiting('sources t', IS_QUIET, QUIET_AT),
  collectedFiles: waiting(
    'uploads t',
    "status = 'read' AND EXISTS (SELECT FROM source_versions v WHERE v.upload_id = t.id AND v.waits IS NOT NULL)",
  ),
  /** like the queue, counts an item once */
  reports: waiting('reports t', OPEN),
  // Spellings, regardless of their candidates.
  matches: `SELECT count(DISTINCT alias_id)::int AS count, min(created_at) AS oldest
    FROM match_reviews q WHERE decision = 'pending'
      AND NOT EXISTS (SELECT FROM match_deferrals d WHERE d.alias_id = q.alias_id AND d.deferred_until > now())`,
  // Since the objection; audit entries expire after a year.
  disputedVisits: waiting('visits v', "status = 'disputed'", `COALESCE(${DISPUTED_AT}, spent_at)`),
  takedowns: waiting('tickets', "status = 'open' AND kind = 'takedown'"),
  tickets: waiting('tickets', "status = 'open' AND kind <> 'takedown'"),
  suggestions: waiting(
    'posts',
    "board = 'suggestion' AND suggestion_status = 'pending' AND status <> 'hidden' AND deleted_at IS NULL",
  ),
  // Suggestions are counted where they are answered.
  heldPosts: waiting('posts', "status = 'pending' AND board <> 'suggestion' AND deleted_at IS NULL", HELD_AT),
  heldComments: waiting('comments', "status = 'pending' AND deleted_at IS NULL", HELD_AT),
} satisfies Record<WaitingKind, string>

export const waitingReads = (sql: Queryable, kinds: readonly WaitingKind[] = WAITING_KINDS) =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      async (): Promise<Waiting> => {
        const { rows } = await sql.query<Waiting>(WAITING_STATEMENTS[kind])
        return rows[0] ?? { count: 0, oldest: null }
      },
    ]),
  ) as Record<WaitingKind, () => Promise<Waiting>>

/** By their first report, oldest first, up to what the clock can display. */
const OPEN_REPORTS = `
  SELECT id, target_type AS "targetType", created_at AS "createdAt"
  FROM reports t WHERE ${OPEN} ORDER BY created_at, id LIMIT 200`

const readOpenReports = async (sql: Queryable): Promise<OpenReport[]> =>
  (await sql.query<OpenReport>(OPEN_REPORTS)).rows

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

const CHART_STATEMENTS = {
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
    Object.entries(CHART_STATEMENTS).map(([name, text]) => [name, async () => (await sql.query<DayValue>(text)).rows]),
  ) as Record<keyof typeof CHART_STATEMENTS, () => Promise<DayValue[]>>

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
