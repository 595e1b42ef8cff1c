import { createHmac } from 'node:crypto'
import type { Queryable } from '@/infra/database/pool'

type RateLimitScope = 'ticket' | 'poll' | 'vote' | 'sign-in' | 'digest' | 'staff-sign-in' | 'view'

/** It cannot be recovered from the table alone. `network` is from `clientIpPrefix`, or an account. */
export const rateLimitKey = (counted: RateLimitScope, network: string, secret: string): string =>
  `${counted}:${createHmac('sha256', secret).update(`caller ${network}`).digest('base64url')}`

interface RateLimit {
  limit: number
  windowSeconds: number
}

/**
 * Sliding window log by the database's clock: at most `limit` in any window, because callers queue on one row. A
 * rollback releases the hit. `key`: never a plain address (`rateLimitKey`). Returns null, or the seconds to wait.
 */
export async function consumeRateLimit(
  sql: Queryable,
  key: string,
  { limit, windowSeconds }: RateLimit,
): Promise<number | null> {
  const admitted = await sql.query(
    `INSERT INTO rate_limits AS saved (key, hits) VALUES ($1, ARRAY[now()])
     ON CONFLICT (key) DO UPDATE
       SET hits = ARRAY(SELECT at FROM unnest(saved.hits) AS at
         WHERE at > now() - make_interval(secs => $3) ORDER BY at) || now()
       WHERE (SELECT count(*) FROM unnest(saved.hits) AS at WHERE at > now() - make_interval(secs => $3)) < $2`,
    [key, limit, windowSeconds],
  )
  if (admitted.rowCount) return null
  const { rows } = await sql.query<{ wait: number }>(
    // A transaction that started later has a hit in the future.
    `SELECT least(ceil(extract(epoch FROM min(at) - now()) + $3), $3)::int AS wait
     FROM (SELECT at FROM rate_limits, unnest(hits) AS at WHERE key = $1 ORDER BY at DESC LIMIT $2) AS newest`,
    [key, limit, windowSeconds],
  )
  return Math.max(1, rows[0]?.wait ?? 1)
}
