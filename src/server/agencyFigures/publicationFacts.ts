import * as holidays from '@hyunbinseo/holidays-kr/all'
import { PUBLISHED_WITHIN_DAYS } from '@/domain/agency/coverage'
import { FORMAT_SCORES, LATE_FROM_HOUR, LATE_UNTIL_HOUR, PUBLICATION_COUNTS } from '@/domain/agency/reportCard'
import type { Queryable } from '@/infra/database/pool'

/** 'YYYY-MM-DD', of the years that the library has: 2018 and later. */
const HOLIDAYS = Object.values(holidays).flatMap((year) => Object.keys(year))

/**
 * Published rows, once each although they may name several places. Their month is that of the payment; one that is far
 * from the month of its file is a typing error.
 */
const ROWS = `
  SELECT v.agency_id, v.import_batch_id AS batch, v.spent_at AT TIME ZONE 'Asia/Seoul' AS at,
    date_trunc('month', v.spent_at AT TIME ZONE 'Asia/Seoul')::date AS month, v.has_time, v.headcount, v.department_id,
    row_number() OVER (PARTITION BY v.import_batch_id, v.agency_id, v.spent_at, v.restaurant_id, v.amount,
      v.split_amount, v.headcount, v.department_id, v.occasion, v.payment_method) AS nth
  FROM touched JOIN visits v ON v.agency_id = touched.id
  WHERE v.import_batch_id IS NOT NULL AND v.place_index = 1 AND NOT v.flags ? 'suspect_date'`

const OFF_DAY = `(EXTRACT(isodow FROM at) > 5 OR at::date = ANY ($2::date[]))`
const LATE = `(has_time AND (EXTRACT(hour FROM at) >= ${LATE_FROM_HOUR} OR EXTRACT(hour FROM at) < ${LATE_UNTIL_HOUR}))`

/** Rows of one file in one month. */
const PARTS = `
  SELECT agency_id, month, batch, count(*) AS rows, count(*) FILTER (WHERE has_time) AS timed_rows,
    count(headcount) AS headcount_rows, count(department_id) AS department_rows,
    count(*) FILTER (WHERE nth > 1) AS repeated_rows, count(*) FILTER (WHERE ${OFF_DAY}) AS off_day_rows,
    count(*) FILTER (WHERE ${LATE}) AS late_rows
  FROM read GROUP BY 1, 2, 3`

/** When the bytes of a file were first posted, on any board that is collected. */
const POSTED = `
  SELECT b.id AS batch, min(p.posted_on) AS posted_on
  FROM (SELECT DISTINCT batch FROM parts) d JOIN import_batches b ON b.id = d.batch
    JOIN source_versions x ON x.sha256 = b.file_hash JOIN source_files f ON f.id = x.file_id
    JOIN source_posts p ON p.id = f.post_id
  WHERE p.posted_on IS NOT NULL GROUP BY 1`

/** The files of the parts alone: joined to the parts themselves, all files of the directory would be read. */
const FILES = `
  SELECT b.id AS batch, b.format, a.import_batch_id IS NOT NULL AS is_accounted, a.sums, a.right_sums, o.posted_on
  FROM (SELECT DISTINCT batch FROM parts) d JOIN import_batches b ON b.id = d.batch
    LEFT JOIN import_accounts a ON a.import_batch_id = b.id LEFT JOIN posted o ON o.batch = b.id`

const BLANKS = `
  SELECT import_batch_id AS batch, agency_id, month, sum(rows) AS rows
  FROM touched JOIN import_blank_places i ON i.agency_id = touched.id GROUP BY 1, 2, 3`

const BOARDS = `
  SELECT s.agency_id, date_trunc('month', p.posted_on)::date AS month, count(*) AS posted_files,
    count(*) FILTER (WHERE f.fault = 'locked') AS locked_files
  FROM touched JOIN sources s ON s.agency_id = touched.id JOIN source_boards b ON b.source_id = s.id
    JOIN source_posts p ON p.board_id = b.id JOIN source_files f ON f.post_id = p.id
  WHERE f.state = 'done' AND (f.fault IS NULL OR f.fault = 'locked') AND p.posted_on IS NOT NULL GROUP BY 1, 2`

const ofFormat = (formats: readonly string[]): string =>
  `count(*) FILTER (WHERE f.format IN (${formats.map((format) => `'${format}'`).join(', ')}))`
const LAST_DAY = `(p.month + interval '1 month - 1 day')::date`

const MONTHS = `
  SELECT p.agency_id, p.month, sum(p.rows) AS rows, sum(p.timed_rows) AS timed_rows,
    sum(p.headcount_rows) AS headcount_rows, sum(p.department_rows) AS department_rows,
    sum(p.rows) FILTER (WHERE f.is_accounted) AS placed_rows, sum(n.rows) AS blank_rows,
    sum(p.repeated_rows) AS repeated_rows, sum(p.rows) FILTER (WHERE f.posted_on IS NOT NULL) AS dated_rows,
    sum(p.rows) FILTER (WHERE f.posted_on <= ${LAST_DAY} + ${PUBLISHED_WITHIN_DAYS}) AS timely_rows,
    count(*) AS files, ${ofFormat(FORMAT_SCORES.open.formats)} AS open_files,
    ${ofFormat(FORMAT_SCORES.binary.formats)} AS binary_files, ${ofFormat(FORMAT_SCORES.page.formats)} AS page_files,
    sum(f.sums) AS sums, sum(f.right_sums) AS right_sums, sum(p.off_day_rows) AS off_day_rows,
    sum(p.late_rows) AS late_rows, min(f.posted_on) AS first_posted_on
  FROM parts p JOIN files f ON f.batch = p.batch
    LEFT JOIN blanks n ON (n.batch, n.agency_id, n.month) = (p.batch, p.agency_id, p.month)
  GROUP BY 1, 2`

const COUNTS = PUBLICATION_COUNTS.join(', ')
const valuesOf = (row: string): string =>
  [...PUBLICATION_COUNTS, 'first_posted_on'].map((column) => `${row}.${column}`).join(', ')

/** Of the agencies `$1` (int[]); `$2`: holidays (date[]). Unchanged rows are not written, so that pages stay cached. */
const REFRESH = `
  WITH touched AS MATERIALIZED (SELECT id FROM agencies WHERE id = ANY ($1::int[])),
  read AS (${ROWS}), parts AS MATERIALIZED (${PARTS}), posted AS (${POSTED}), files AS (${FILES}),
  blanks AS (${BLANKS}), boards AS (${BOARDS}), months AS (${MONTHS}),
  fresh AS MATERIALIZED (
    SELECT agency_id, month, ${PUBLICATION_COUNTS.map((name) => `COALESCE(${name}, 0)::int AS ${name}`).join(', ')},
      first_posted_on
    FROM months FULL JOIN boards USING (agency_id, month)
  ),
  gone AS (
    DELETE FROM publication_facts p WHERE p.agency_id = ANY ($1::int[])
      AND NOT EXISTS (SELECT FROM fresh f WHERE (f.agency_id, f.month) = (p.agency_id, p.month))
  )
  INSERT INTO publication_facts AS p (agency_id, month, ${COUNTS}, first_posted_on)
  SELECT f.agency_id, f.month, ${valuesOf('f')} FROM fresh f
  ON CONFLICT (agency_id, month) DO UPDATE
  SET ${[...PUBLICATION_COUNTS, 'first_posted_on'].map((column) => `${column} = EXCLUDED.${column}`).join(', ')}
  WHERE (${valuesOf('p')}) IS DISTINCT FROM (${valuesOf('EXCLUDED')})`

/** `sql`: inside a transaction that holds the agencies */
export async function refreshPublicationFacts(sql: Queryable, ids: readonly number[]): Promise<void> {
  await sql.query(REFRESH, [ids, HOLIDAYS])
}
