import type { BoardType } from '@/domain/community/states'
import type { Queryable } from '@/infra/database/pool'
import { VISIBLE_POST } from './postColumns'

export interface PageStart {
  total: number
  pinned: number
  /** UTC; of the post after `offset` unpinned ones, null if there is none */
  day: string | null
  /** unpinned, of later days */
  before: number
}

/** Not in `posts_per_day`. */
const APART = 'p.is_pinned OR p.publish_from IS NOT NULL OR p.publish_until IS NOT NULL'

/** `$1` is the board, `$2` the offset. Without a board nothing is pinned. */
const startOf = (isBoard: boolean): string => `
  WITH apart AS (
    SELECT ${isBoard ? 'p.is_pinned' : 'false'} AS is_pinned, (p.created_at AT TIME ZONE 'UTC')::date AS day
    FROM posts p WHERE ${isBoard ? 'p.board = $1::enum_posts_board' : '$1::text IS NULL'}
      AND (${APART}) AND ${VISIBLE_POST('p')}),
  pinned AS (SELECT count(*)::int AS pinned FROM apart WHERE is_pinned),
  days AS (
    SELECT day, sum(post_count)::int AS post_count
    FROM (SELECT day, post_count FROM posts_per_day ${isBoard ? 'WHERE board = $1::enum_posts_board' : ''}
      UNION ALL SELECT day, 1 FROM apart WHERE NOT is_pinned) kept
    GROUP BY day HAVING sum(post_count) > 0),
  passed AS (
    SELECT day, (sum(post_count) OVER (ORDER BY day DESC))::int - post_count AS before FROM days)
  SELECT pinned + COALESCE((SELECT sum(post_count) FROM days), 0)::int AS total, pinned,
    begin.day::text, COALESCE(begin.before, 0) AS before
  FROM pinned LEFT JOIN LATERAL (
    SELECT day, before FROM passed WHERE before <= $2 - pinned ORDER BY before DESC LIMIT 1) begin ON true`

export async function readPageStart(sql: Queryable, board: BoardType | null, offset: number): Promise<PageStart> {
  const { rows } = await sql.query<PageStart>(startOf(board !== null), [board, offset])
  return rows[0] ?? { total: 0, pinned: 0, day: null, before: 0 }
}
