import type { Queryable } from '@/infra/database/pool'
import type { SignInLimit } from './signInLimits'

/** A try that has not been settled for so long was cut off with its process, and holds no place any more. */
const LOST_AFTER = `interval '30 seconds'`

// A closed time that has passed, or a window that has, starts the count anew.
const FAILURES = `CASE WHEN t.closed_until IS NOT NULL OR t.since <= now() - make_interval(mins => $3) THEN 0 ELSE t.failures END`
const PENDING = `CASE WHEN t.tried_at <= now() - ${LOST_AFTER} THEN 0 ELSE t.pending END`

const ADMIT = `
  INSERT INTO staff_sign_in_tries AS t (key) VALUES ($1)
  ON CONFLICT (key) DO UPDATE SET
    failures = ${FAILURES}, pending = ${PENDING} + 1, closed_until = NULL, tried_at = now(),
    since = CASE WHEN ${FAILURES} = 0 THEN now() ELSE t.since END
  WHERE (t.closed_until IS NULL OR t.closed_until <= now()) AND ${FAILURES} + ${PENDING} < $2
  RETURNING 1`

export type Reservation = { state: 'admitted' } | { state: 'busy' } | { state: 'locked'; seconds: number }

/**
 * Takes a place for one try in a single statement. No more tries than may still fail are under way at once, so parallel
 * ones cannot guess beyond the limit; `busy` says that the places are taken and to ask again shortly.
 */
export async function reserveAttempt(
  sql: Queryable,
  { key, failuresMax, windowMinutes }: SignInLimit,
): Promise<Reservation> {
  const { rowCount } = await sql.query(ADMIT, [key, failuresMax, windowMinutes])
  if (rowCount) return { state: 'admitted' }
  const { rows } = await sql.query<{ seconds: number }>(
    `SELECT ceil(extract(epoch FROM closed_until - now()))::int AS seconds FROM staff_sign_in_tries WHERE key = $1 AND closed_until > now()`,
    [key],
  )
  return rows[0] ? { state: 'locked', seconds: rows[0].seconds } : { state: 'busy' }
}

/** A try that found the right password: the counts start anew. */
export async function recordSuccess(sql: Queryable, limits: readonly SignInLimit[]): Promise<void> {
  for (const { key } of limits)
    await sql.query('UPDATE staff_sign_in_tries SET failures = 0, pending = greatest(pending - 1, 0) WHERE key = $1', [
      key,
    ])
}

/** A try that was never made after all. */
export async function releaseAttempt(sql: Queryable, limits: readonly SignInLimit[]): Promise<void> {
  for (const { key } of limits)
    await sql.query('UPDATE staff_sign_in_tries SET pending = greatest(pending - 1, 0) WHERE key = $1', [key])
}

/**
 * A try that failed.
 * @returns whether it was one that closed a door
 */
export async function recordFailure(sql: Queryable, limits: readonly SignInLimit[]): Promise<boolean> {
  let closed = false
  for (const { key, failuresMax, closedMinutes } of limits) {
    const { rows } = await sql.query<{ closed: boolean }>(
      `UPDATE staff_sign_in_tries SET failures = failures + 1, pending = greatest(pending - 1, 0),
         closed_until = CASE WHEN failures + 1 >= $2 THEN now() + make_interval(mins => $3) END
       WHERE key = $1 RETURNING closed_until IS NOT NULL AS closed`,
      [key, failuresMax, closedMinutes],
    )
    closed ||= rows[0]?.closed ?? false
  }
  await sql.query(
    `DELETE FROM staff_sign_in_tries WHERE key IN
       (SELECT key FROM staff_sign_in_tries WHERE tried_at < now() - interval '1 day' LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  )
  return closed
}

/** Forgets what failed under a key: whoever may set a password opens the door again. */
export async function forgetTries(sql: Queryable, key: Buffer): Promise<void> {
  await sql.query('DELETE FROM staff_sign_in_tries WHERE key = $1', [key])
}
