import type { Queryable } from '../database/pool'

/** Older answers are refreshed, because places open, move and close. */
const REMEMBERED_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

const oldest = (now: Date): Date => new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS)

export async function getCachedResponse(sql: Queryable, request: string, now: Date): Promise<unknown> {
  const { rows } = await sql.query<{ response: unknown }>(
    'SELECT response FROM kakao_response_cache WHERE request = $1 AND fetched_at > $2',
    [request, oldest(now)],
  )
  return rows[0]?.response
}

export async function cacheResponse(sql: Queryable, request: string, response: object, now: Date): Promise<void> {
  await sql.query(
    `INSERT INTO kakao_response_cache (request, response, fetched_at) VALUES ($1, $2, $3)
     ON CONFLICT (request) DO UPDATE SET response = EXCLUDED.response, fetched_at = EXCLUDED.fetched_at`,
    [request, JSON.stringify(response), now],
  )
}

export async function deleteExpiredResponses(sql: Queryable, now: Date): Promise<void> {
  await sql.query('DELETE FROM kakao_response_cache WHERE fetched_at <= $1', [oldest(now)])
}
