import { QUALITY_TYPES, type QualityType, TREND_WEEKS } from '@/domain/quality'
import type { QualitySummary } from '@/contract/qualitySummary'
import type { Queryable } from '@/infra/database/pool'
import { readRefresh } from '../refreshRuns'

const CHANGES_SHOWN = 5

const COUNTS = `SELECT type, is_marked AS "isMarked", count(*)::int AS count FROM quality_issues GROUP BY 1, 2`

/** Oldest first; weeks without a count are omitted. */
const WEEKS = `
  SELECT type, to_char(week, 'YYYY-MM-DD') AS week, issue_count AS count FROM quality_counts
  WHERE week > (now() AT TIME ZONE 'Asia/Seoul')::date - 7 * $1::int ORDER BY type, week`

const CHANGES = `
  SELECT c.id, c.made_at AS at, u.nickname AS by, c.changes, c.undone_at AS "undoneAt",
    (SELECT count(*)::int FROM restaurant_bulk_change_rows w WHERE w.change_id = c.id) AS restaurants
  FROM restaurant_bulk_changes c LEFT JOIN users u ON u.id = c.made_by ORDER BY c.id DESC LIMIT $1`

interface Change extends Omit<QualitySummary['changes'][number], 'at' | 'undoneAt'> {
  at: Date
  undoneAt: Date | null
}

export async function readQualitySummary(sql: Queryable): Promise<QualitySummary> {
  const [refreshedAt, counts, weeks, changes] = await Promise.all([
    readRefresh(sql, 'quality'),
    sql.query<{ type: QualityType; isMarked: boolean; count: number }>(COUNTS),
    sql.query<{ type: QualityType; week: string; count: number }>(WEEKS, [TREND_WEEKS]),
    sql.query<Change>(CHANGES, [CHANGES_SHOWN]),
  ])
  const countOf = (type: QualityType, isMarked: boolean): number =>
    counts.rows.find((row) => row.type === type && row.isMarked === isMarked)?.count ?? 0
  return {
    refreshedAt,
    types: QUALITY_TYPES.map((type) => ({
      type,
      open: countOf(type, false),
      marked: countOf(type, true),
      weeks: weeks.rows.filter((row) => row.type === type).map(({ week, count }) => ({ week, count })),
    })),
    changes: changes.rows.map(({ at, undoneAt, ...change }) => ({
      ...change,
      at: at.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
  }
}
