import type { Queryable } from '@/infra/database/pool'
import type { SignInLimit } from './signInLimits'

/** Unsettled attempts this old died with their process. */
const LOST_AFTER = `interval '30 seconds'`

// After the lock or window has ended, counting restarts.
const FAILURES = `CASE WHEN t.locked_until IS NOT NULL OR t.window_started_at <= now() - make_interval(mins => $3)
  THEN 0 ELSE t.failures END`
const IN_FLIGHT = `CASE WHEN t.last_attempt_at <= now() - ${LOST_AFTER} THEN 0 ELSE t.in_flight END`

const RESERVE = `
  INSERT INTO staff_login_attempts AS t (key) VALUES ($1)
  ON CONFLICT (key) DO UPDATE SET
    failures = ${FAILURES}, in_flight = ${IN_FLIGHT} + 1, locked_until = NULL, last_attempt_at = now(),
    window_started_at = CASE WHEN ${FAILURES} = 0 THEN now() ELSE t.window_started_at END
  WHERE (t.locked_until IS NULL OR t.locked_until <= now()) AND ${FAILURES} + ${IN_FLIGHT} < $2
  RETURNING 1`

export type Reservation = { state: 'admitted' } | { state: 'busy' } | { state: 'locked'; seconds: number }

/**
 * In one statement: at most as many run concurrently as may still fail, so that parallel guessing cannot exceed the
 * limit. `busy` means retry shortly.
 */
export async function reserveAttempt(
  sql: Queryable,
  { key, failuresMax, windowMinutes }: SignInLimit,
): Promise<Reservation> {
  const { rowCount } = await sql.query(RESERVE, [key, failuresMax, windowMinutes])
  if (rowCount) return { state: 'admitted' }
  const { rows } = await sql.query<{ seconds: number }>(
    `SELECT ceil(extract(epoch FROM locked_until - now()))::int AS seconds FROM staff_login_attempts
      WHERE key = $1 AND locked_until > now()`,
    [key],
  )
  return rows[0] ? { state: 'locked', seconds: rows[0].seconds } : { state: 'busy' }
}

export async function recordSuccess(sql: Queryable, limits: readonly SignInLimit[]): Promise<void> {
  for (const { key } of limits)
    await sql.query(
      'UPDATE staff_login_attempts SET failures = 0, in_flight = greatest(in_flight - 1, 0) WHERE key = $1',
      [key],
    )
}

export async function releaseAttempt(sql: Queryable, limits: readonly SignInLimit[]): Promise<void> {
  for (const { key } of limits)
    await sql.query('UPDATE staff_login_attempts SET in_flight = greatest(in_flight - 1, 0) WHERE key = $1', [key])
}

/** Returns whether it locked the account or network. */
export async function recordFailure(sql: Queryable, limits: readonly SignInLimit[]): Promise<boolean> {
  let closed = false
  for (const { key, failuresMax, closedMinutes } of limits) {
    const { rows } = await sql.query<{ closed: boolean }>(
      `UPDATE staff_login_attempts SET failures = failures + 1, in_flight = greatest(in_flight - 1, 0),
         locked_until = CASE WHEN failures + 1 >= $2 THEN now() + make_interval(mins => $3) END
       WHERE key = $1 RETURNING locked_until IS NOT NULL AS closed`,
      [key, failuresMax, closedMinutes],
    )
    closed ||= rows[0]?.closed ?? false
  }
  await sql.query(
    `DELETE FROM staff_login_attempts WHERE key IN
       (SELECT key FROM staff_login_attempts
         WHERE last_attempt_at < now() - interval '1 day' LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  )
  return closed
}

/** Setting a password unlocks the account. */
export async function forgetTries(sql: Queryable, key: Buffer): Promise<void> {
  await sql.query('DELETE FROM staff_login_attempts WHERE key = $1', [key])
}
