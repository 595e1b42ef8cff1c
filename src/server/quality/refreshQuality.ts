import { OWN_TYPES, QUALITY_TYPES, type QualityType } from '@/domain/quality/issueTypes'
import type { Queryable } from '@/infra/database/pool'
import { findDuplicateIssues } from '../duplicates/findDuplicates'
import { noteRefresh } from '../refreshRuns'
import { districtPolygons } from './districtPolygons'
import { findChangedReadings } from './findChangedReadings'
import { findPersonNames } from './findPersonNames'
import { ISSUE_STATEMENTS } from './issueStatements'

const QUALITY_LOCK = 8_214_003_119

const SUBJECT = (row: string): string => `(${row}.subject_type, ${row}.subject_id)`

/**
 * `$1`: restaurants, or null for all; `$4`: the type. Parameters that a statement does not use are mentioned once, so
 * that they have a type.
 */
const REFRESH = (statement: string): string => `
  WITH unused AS (SELECT $1::int[], $2::jsonb, $3::jsonb),
  fresh AS MATERIALIZED (${statement}),
  present AS MATERIALIZED (
    SELECT * FROM quality_issues WHERE type = $4
      AND ($1::int[] IS NULL OR (subject_type = 'restaurant' AND subject_id = ANY ($1::int[])))
  ),
  gone AS (
    DELETE FROM quality_issues q USING (
      SELECT p.id FROM present p LEFT JOIN fresh f ON ${SUBJECT('f')} = ${SUBJECT('p')} WHERE f.subject_id IS NULL
    ) old WHERE q.id = old.id
  ),
  changed AS (
    UPDATE quality_issues q SET group_key = f.group_key, detail = f.detail
    FROM fresh f JOIN present p ON ${SUBJECT('p')} = ${SUBJECT('f')}
    WHERE q.id = p.id AND (p.group_key, p.detail) IS DISTINCT FROM (f.group_key, f.detail)
  )
  INSERT INTO quality_issues (type, subject_type, subject_id, group_key, detail, is_marked)
  SELECT $4, f.subject_type, f.subject_id, f.group_key, f.detail, m.type IS NOT NULL
  FROM fresh f
  LEFT JOIN present p ON ${SUBJECT('p')} = ${SUBJECT('f')}
  LEFT JOIN quality_marks m ON m.type = $4 AND ${SUBJECT('m')} = ${SUBJECT('f')}
  WHERE p.id IS NULL ORDER BY f.group_key, f.subject_id
  ON CONFLICT DO NOTHING`

/** The week's last refresh counts. */
const COUNT = `
  INSERT INTO quality_counts (type, week, issue_count)
  SELECT t.type, date_trunc('week', now() AT TIME ZONE 'Asia/Seoul')::date, count(q.id)::int
  FROM unnest($1::text[]) AS t (type) LEFT JOIN quality_issues q ON q.type = t.type AND NOT q.is_marked
  GROUP BY t.type
  ON CONFLICT (type, week) DO UPDATE SET issue_count = EXCLUDED.issue_count`

const NONE = '[]'

/** Half a megabyte of boundaries goes only to the statement that needs it. */
const run = (sql: Queryable, type: QualityType, ids: readonly number[] | null, polygons: string, given = NONE) =>
  sql.query(REFRESH(ISSUE_STATEMENTS[type]), [ids, type === 'outside_district' ? polygons : NONE, given, type])

/** Concurrent runs queue. `sql`: inside a transaction without a short deadline: a million visits take seconds */
export async function refreshQuality(sql: Queryable): Promise<void> {
  const started = performance.now()
  await sql.query('SELECT pg_advisory_xact_lock($1)', [QUALITY_LOCK])
  const polygons = await districtPolygons()
  const given: Partial<Record<QualityType, string>> = {
    duplicate: JSON.stringify(await findDuplicateIssues(sql)),
    person_name: JSON.stringify(await findPersonNames(sql)),
    reading_changed: JSON.stringify(await findChangedReadings(sql)),
  }
  for (const type of QUALITY_TYPES) await run(sql, type, null, polygons, given[type])
  await sql.query(COUNT, [QUALITY_TYPES])
  await noteRefresh(sql, 'quality', started)
}

/** In the transaction of their change. Duplicates and shared addresses wait for `refreshQuality`. */
export async function refreshQualityOf(sql: Queryable, restaurants: readonly number[]): Promise<void> {
  if (!restaurants.length) return
  const polygons = await districtPolygons()
  for (const type of OWN_TYPES) await run(sql, type, [...restaurants], polygons)
}
