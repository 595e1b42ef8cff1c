import { SIGN_IN_CLOSED_MINUTES, SIGN_IN_FAILURES_MAX, SIGN_IN_WINDOW_MINUTES } from '@/domain/limits'
import type { Sql } from '@/infra/database/pool'

/** A try that has not been settled for so long was cut off with its process, and holds no place any more. */
const LOST_AFTER = `interval '30 seconds'`

// A closed time that has passed, or a window that has, starts the count anew.
const FAILURES = `CASE WHEN t.closed_until IS NOT NULL OR t.since <= now() - interval '${SIGN_IN_WINDOW_MINUTES} minutes' THEN 0 ELSE t.failures END`
const PENDING = `CASE WHEN t.tried_at <= now() - ${LOST_AFTER} THEN 0 ELSE t.pending END`

const ADMIT = `
  INSERT INTO staff_sign_in_tries AS t (email_hash) VALUES ($1)
  ON CONFLICT (email_hash) DO UPDATE SET
    failures = ${FAILURES}, pending = ${PENDING} + 1, closed_until = NULL, tried_at = now(),
    since = CASE WHEN ${FAILURES} = 0 THEN now() ELSE t.since END
  WHERE (t.closed_until IS NULL OR t.closed_until <= now()) AND ${FAILURES} + ${PENDING} < ${SIGN_IN_FAILURES_MAX}
  RETURNING 1`

export type Admission = { state: 'admitted' } | { state: 'full' } | { state: 'closed'; seconds: number }

/**
 * Takes a place for one try in a single statement. No more tries than may still fail are under way at once, so parallel
 * ones cannot guess beyond the limit; `full` says that the places are taken and to ask again shortly.
 */
export async function admitTry(sql: Sql, key: Buffer): Promise<Admission> {
  const { rowCount } = await sql.query(ADMIT, [key])
  if (rowCount) return { state: 'admitted' }
  const { rows } = await sql.query<{ seconds: number }>(
    `SELECT ceil(extract(epoch FROM closed_until - now()))::int AS seconds FROM staff_sign_in_tries WHERE email_hash = $1 AND closed_until > now()`,
    [key],
  )
  return rows[0] ? { state: 'closed', seconds: rows[0].seconds } : { state: 'full' }
}

/** A try that found the right password: the count starts anew. */
export async function settleRight(sql: Sql, key: Buffer): Promise<void> {
  await sql.query('UPDATE staff_sign_in_tries SET failures = 0, pending = greatest(pending - 1, 0) WHERE email_hash = $1', [key])
}

/** A try that was never made after all. */
export async function giveBack(sql: Sql, key: Buffer): Promise<void> {
  await sql.query('UPDATE staff_sign_in_tries SET pending = greatest(pending - 1, 0) WHERE email_hash = $1', [key])
}

/**
 * A try that failed.
 * @returns whether it was the one that closed the door
 */
export async function settleWrong(sql: Sql, key: Buffer): Promise<boolean> {
  const { rows } = await sql.query<{ closed: boolean }>(
    `UPDATE staff_sign_in_tries SET failures = failures + 1, pending = greatest(pending - 1, 0),
       closed_until = CASE WHEN failures + 1 >= ${SIGN_IN_FAILURES_MAX} THEN now() + interval '${SIGN_IN_CLOSED_MINUTES} minutes' END
     WHERE email_hash = $1 RETURNING closed_until IS NOT NULL AS closed`,
    [key],
  )
  await sql.query(
    `DELETE FROM staff_sign_in_tries WHERE email_hash IN
       (SELECT email_hash FROM staff_sign_in_tries WHERE tried_at < now() - interval '1 day' LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  )
  return rows[0]?.closed ?? false
}
