import type { Queryable } from '../database/pool'

/** An older answer is asked for again: places open, move and close. */
const REMEMBERED_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

const oldest = (now: Date): Date => new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS)

/** What was answered to a request within the last thirty days; undefined when nothing was. */
export async function getCachedResponse(sql: Queryable, request: string, now: Date): Promise<unknown> {
  const { rows } = await sql.query<{ answer: unknown }>(
    'SELECT answer FROM kakao_answers WHERE request = $1 AND asked_at > $2',
    [request, oldest(now)],
  )
  return rows[0]?.answer
}

export async function cacheResponse(sql: Queryable, request: string, answer: object, now: Date): Promise<void> {
  await sql.query(
    `INSERT INTO kakao_answers (request, answer, asked_at) VALUES ($1, $2, $3)
     ON CONFLICT (request) DO UPDATE SET answer = EXCLUDED.answer, asked_at = EXCLUDED.asked_at`,
    [request, JSON.stringify(answer), now],
  )
}

/** Drops what would be asked again anyway, so that the table does not grow for ever. */
export async function deleteExpiredResponses(sql: Queryable, now: Date): Promise<void> {
  await sql.query('DELETE FROM kakao_answers WHERE asked_at <= $1', [oldest(now)])
}
