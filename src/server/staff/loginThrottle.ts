import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Queryable } from '@/infra/database/pool'
import { createPriorityLimiters } from '@/infra/memoryLimits'
import {
  SIGN_IN_ADDRESS_LOCKED_MINUTES,
  SIGN_IN_ADDRESS_FAILURES_MAX,
  SIGN_IN_ADDRESS_WINDOW_MINUTES,
  SIGN_IN_LOCKED_MINUTES,
  SIGN_IN_DEVICE_FAILURES_MAX,
  SIGN_IN_FAILURES_MAX,
  SIGN_IN_WINDOW_MINUTES,
  normalizeEmail,
} from '@/domain/staff/staff'

const hashOf = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\n')).digest()

/** Typed addresses are not stored in plain text. */
export const hashEmail = (typed: string): Buffer => hashOf(normalizeEmail(typed))

/** `caller` is from `rateLimitKey`, already a keyed hash. */
export const emailAndCallerKey = (typed: string, caller: string): Buffer => hashOf(normalizeEmail(typed), caller)

const passwordChangeKey = (id: number): Buffer => hashOf('password change', String(id))

/** `id`: from the device token */
const deviceKey = (id: string): Buffer => hashOf('device', id)

interface SignInLimit {
  key: Buffer
  failuresMax: number
  windowMinutes: number
  closedMinutes: number
}

const SHORT = { windowMinutes: SIGN_IN_WINDOW_MINUTES, closedMinutes: SIGN_IN_LOCKED_MINUTES }

/**
 * A known browser has its own attempts, so that no one can lock it out; others share their network's, and a much larger
 * number per address against slow guessing from many networks.
 */
export function signInLimits(email: string, caller: string, device: string | null): SignInLimit[] {
  if (device !== null) return [{ key: deviceKey(device), failuresMax: SIGN_IN_DEVICE_FAILURES_MAX, ...SHORT }]
  return [
    // First, so that attempts queued at one network do not occupy the address's.
    { key: emailAndCallerKey(email, caller), failuresMax: SIGN_IN_FAILURES_MAX, ...SHORT },
    {
      key: hashEmail(email),
      failuresMax: SIGN_IN_ADDRESS_FAILURES_MAX,
      windowMinutes: SIGN_IN_ADDRESS_WINDOW_MINUTES,
      closedMinutes: SIGN_IN_ADDRESS_LOCKED_MINUTES,
    },
  ]
}

/** A session does not allow more guesses than the sign-in page. */
export const passwordChangeLimits = (person: number): SignInLimit[] => [
  { key: passwordChangeKey(person), failuresMax: SIGN_IN_FAILURES_MAX, ...SHORT },
]

const [known, unknown] = createPriorityLimiters({ concurrency: 2, queueMaxes: [20, 60] })

/**
 * Each takes 16 MB and a thread pages need for file reads. Known browsers have priority and a queue strangers cannot
 * fill: they wait for one check at most.
 */
export const limitPasswordChecks = { known: known.run, unknown: unknown.run }

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

type Reservation = { state: 'admitted' } | { state: 'busy' } | { state: 'locked'; seconds: number }

/**
 * In one statement: at most as many run concurrently as may still fail, so that parallel guessing cannot exceed the
 * limit. `busy` means retry shortly.
 */
async function reserveAttempt(sql: Queryable, { key, failuresMax, windowMinutes }: SignInLimit): Promise<Reservation> {
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

const ASK_AGAIN_MS = 100
const WAIT_MAX_MS = 25_000

/** All limits, or none. Waits while the maximum runs: several people may sign in to one account at once. */
export async function waitForAttempt(sql: Queryable, limits: readonly SignInLimit[]): Promise<Reservation> {
  const taken: SignInLimit[] = []
  for (const limit of limits) {
    const admission = await admitInTurn(sql, limit)
    if (admission.state !== 'admitted') {
      await releaseAttempt(sql, taken)
      return admission
    }
    taken.push(limit)
  }
  return { state: 'admitted' }
}

async function admitInTurn(sql: Queryable, limit: SignInLimit): Promise<Reservation> {
  for (let waited = 0; ; waited += ASK_AGAIN_MS) {
    const admission = await reserveAttempt(sql, limit)
    if (admission.state !== 'busy' || waited >= WAIT_MAX_MS) return admission
    await setTimeout(ASK_AGAIN_MS)
  }
}
