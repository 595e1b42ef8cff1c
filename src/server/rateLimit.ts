import type { Queryable } from '@/infra/database/pool'

interface RateLimit {
  /** turns within the window */
  limit: number
  windowSeconds: number
}

/**
 * One turn of somebody's allowance, by the database's clock: at most `most` in any stretch of `seconds`, however many
 * ask at once, because they queue on one row. Inside a transaction that rolls back, the turn is given back.
 * @param who what is counted and for whom; no plain address, see `callerKey`
 * @returns null when the turn is taken, else the seconds until there is one
 */
export async function consumeRateLimit(
  sql: Queryable,
  who: string,
  { limit, windowSeconds }: RateLimit,
): Promise<number | null> {
  const taken = await sql.query(
    `INSERT INTO rate_turns AS held (who, taken) VALUES ($1, ARRAY[now()])
     ON CONFLICT (who) DO UPDATE
       SET taken = ARRAY(SELECT at FROM unnest(held.taken) AS at WHERE at > now() - make_interval(secs => $3) ORDER BY at) || now()
       WHERE (SELECT count(*) FROM unnest(held.taken) AS at WHERE at > now() - make_interval(secs => $3)) < $2`,
    [who, limit, windowSeconds],
  )
  if (taken.rowCount) return null
  const { rows } = await sql.query<{ wait: number }>(
    `SELECT ceil(extract(epoch FROM min(at) - now()) + $3)::int AS wait
     FROM (SELECT at FROM rate_turns, unnest(taken) AS at WHERE who = $1 ORDER BY at DESC LIMIT $2) AS newest`,
    [who, limit, windowSeconds],
  )
  return Math.max(1, rows[0]?.wait ?? 1)
}
