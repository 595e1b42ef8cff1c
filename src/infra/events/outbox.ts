import type { Queryable } from '../database/pool'
import type { LiveEvent } from './liveEvent'

const COLUMNS = 'id, topic, kind, subject_id AS subject'

export async function readNewest(sql: Queryable, limit: number): Promise<LiveEvent[]> {
  const { rows } = await sql.query<LiveEvent>(`SELECT ${COLUMNS} FROM live_events ORDER BY id DESC LIMIT $1`, [limit])
  return rows.reverse()
}

/** Events after one, oldest first. Without gaps, because ids are assigned in commit order (decision 22). */
export async function readAfter(sql: Queryable, after: number, limit: number): Promise<LiveEvent[]> {
  const { rows } = await sql.query<LiveEvent>(`SELECT ${COLUMNS} FROM live_events WHERE id > $1 ORDER BY id LIMIT $2`, [
    after,
    limit,
  ])
  return rows
}

/** null if too many, no longer kept, or the id predates a restore */
export async function readMissed(
  sql: Queryable,
  topics: readonly string[],
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<LiveEvent[] | null> {
  const { rows: bounds } = await sql.query<{ oldest: number | null; newest: number | null }>(
    'SELECT min(id) AS oldest, max(id) AS newest FROM live_events',
  )
  const { oldest = null, newest = null } = bounds[0] ?? {}
  if (oldest === null || newest === null || after < oldest || after > newest) return null
  const { rows } = await sql.query<LiveEvent>(
    `SELECT ${COLUMNS} FROM live_events WHERE topic = ANY ($1::text[]) AND id > $2 AND id <= $3 ORDER BY id LIMIT $4`,
    [topics, after, upTo, limit + 1],
  )
  return rows.length > limit ? null : rows
}
