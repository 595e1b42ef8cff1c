import type { Pool } from 'pg'
import type { ChangeDigest, Digest } from '@/contract/follows'
import { CONFIRMATION_HOURS, CONFIRMATIONS_PER_DAY, type DigestFrequency, digestPeriod } from '@/domain/follow/follow'
import { RATE_LIMIT_RETENTION_HOURS } from '@/domain/http/limits'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import type { Email } from '@/infra/email'
import { log } from '@/infra/log'
import { confirmationMail } from '@/messages/site/mail'
import { lockMember } from '../favorites/changeFavorite'
import { consumeRateLimit, rateLimitKey } from '../rateLimit'
import { hashToken, isToken, makeToken } from '../sessions/token'
import { transactionResult } from '../violationError'

const READ = `
  SELECT d.email, COALESCE(c.frequency, d.frequency, 'weekly') AS frequency, c.email AS waiting,
    d.refused_at IS NOT NULL AS refused,
    (SELECT i.email FROM member_identities i WHERE i.user_id = u.id AND i.email IS NOT NULL
      ORDER BY created_at LIMIT 1) AS suggested
  FROM users u LEFT JOIN email_digests d ON d.user_id = u.id
    LEFT JOIN email_confirmations c ON c.user_id = u.id AND c.expires_at > now()
  WHERE u.id = $1`

/** @param offered whether mail is sent at all */
export async function readDigest(sql: Queryable, member: number, offered: boolean): Promise<Digest> {
  const { rows } = await sql.query<Omit<Digest, 'offered'>>(READ, [member])
  const none = { email: null, frequency: 'weekly', waiting: null, refused: false, suggested: null } as const
  return { offered, ...none, ...rows[0] }
}

const CHANGE_FREQUENCY = `
  UPDATE email_digests SET frequency = $3, period = $4, changed_at = now() WHERE user_id = $1 AND email = $2`
const ASK = `
  INSERT INTO email_confirmations (user_id, token_hash, email, frequency, expires_at)
  VALUES ($1, $2, $3, $4, now() + interval '${CONFIRMATION_HOURS} hours')
  ON CONFLICT (user_id) DO UPDATE SET token_hash = EXCLUDED.token_hash, email = EXCLUDED.email,
    frequency = EXCLUDED.frequency, expires_at = EXCLUDED.expires_at`

const DAY = { limit: CONFIRMATIONS_PER_DAY, windowSeconds: RATE_LIMIT_RETENTION_HOURS * 60 * 60 }

interface Asking extends ChangeDigest {
  member: number
  mail: Email
  secret: string
  /** origin of the links */
  site: string
  now: Date
}

/**
 * Only how often, for the address that is in use; otherwise a link goes to the new one, which takes an earlier link's
 * place. Nothing is sent to an address before someone presses the button behind that link.
 */
export async function requestDigest(pool: Pool, asking: Asking): Promise<Result> {
  const { member, email, frequency, mail, secret, site, now } = asking
  const token = makeToken()
  const stored = await transactionResult<boolean>(pool, async (sql) => {
    if (!(await lockMember(sql, member))) return fail({ code: 'unauthenticated', params: {} })
    const period = digestPeriod(frequency, now)
    if ((await sql.query(CHANGE_FREQUENCY, [member, email, frequency, period])).rowCount) {
      await sql.query('DELETE FROM email_confirmations WHERE user_id = $1', [member])
      return ok(false)
    }
    for (const key of [`digest:${member}`, rateLimitKey('digest', email.toLowerCase(), secret)]) {
      const seconds = await consumeRateLimit(sql, key, DAY)
      if (seconds !== null) return fail({ code: 'rate-limited', params: { seconds } })
    }
    await sql.query(ASK, [member, hashToken(token), email, frequency])
    return ok(true)
  })
  if (!stored.ok || !stored.value) return stored.ok ? ok() : stored
  try {
    await mail.sendEmail({ to: email, ...confirmationMail(`${site}/mail/confirm/${token}`) })
    return ok()
  } catch (error) {
    log.warn({ err: error }, 'the link that proves an address could not be sent')
    await pool.query('DELETE FROM email_confirmations WHERE token_hash = $1', [hashToken(token)])
    return fail({ code: 'email-not-sent', params: {} })
  }
}

const LIVE = 'SELECT email, frequency FROM email_confirmations WHERE token_hash = $1 AND expires_at > now()'

/** What a link would confirm; null if it is unknown, used or too old. Changes nothing. */
export async function readConfirmation(
  sql: Queryable,
  token: string,
): Promise<{ email: string; frequency: DigestFrequency } | null> {
  if (!isToken(token)) return null
  return (await sql.query<{ email: string; frequency: DigestFrequency }>(LIVE, [hashToken(token)])).rows[0] ?? null
}

const USE = `
  DELETE FROM email_confirmations WHERE token_hash = $1 AND expires_at > now()
  RETURNING user_id AS member, email, frequency`
/** News that came before are not mailed. The token for leaving stays, for the links of earlier mails. */
const START = `
  INSERT INTO email_digests (user_id, leave_token, email, frequency, period, sent_up_to)
  VALUES ($1, $2, $3, $4, $5, (SELECT COALESCE(max(id), 0) FROM notifications))
  ON CONFLICT (user_id) DO UPDATE SET email = EXCLUDED.email, frequency = EXCLUDED.frequency, period = EXCLUDED.period,
    sent_up_to = EXCLUDED.sent_up_to, refused_at = NULL, changed_at = now()`

/** False for a link that is unknown, used or too old. */
export async function confirmDigest(pool: Pool, token: string, now: Date): Promise<boolean> {
  if (!isToken(token)) return false
  const confirmed = await transactionResult<boolean>(pool, async (sql) => {
    const { rows } = await sql.query<{ member: number; email: string; frequency: DigestFrequency }>(USE, [
      hashToken(token),
    ])
    const [used] = rows
    if (!used) return ok(false)
    const { member, email, frequency } = used
    await sql.query(START, [member, makeToken(), email, frequency, digestPeriod(frequency, now)])
    return ok(true)
  })
  return confirmed.ok && confirmed.value
}

/** Addresses that no one proved in time. Returns how many. */
export async function deleteOldConfirmations(sql: Queryable): Promise<number> {
  return (await sql.query('DELETE FROM email_confirmations WHERE expires_at <= now()')).rowCount ?? 0
}

const LEAVE = 'UPDATE email_digests SET email = NULL, refused_at = NULL, changed_at = now()'

/** By the link of a mail, without signing in. Leaving twice, or with an unknown link, changes nothing. */
export async function leaveByLink(sql: Queryable, token: string): Promise<void> {
  if (isToken(token)) await sql.query(`${LEAVE} WHERE leave_token = $1 AND email IS NOT NULL`, [token])
}

/** With an address that is not proven yet. */
export async function leaveDigest(sql: Queryable, member: number): Promise<void> {
  await sql.query(`WITH asked AS (DELETE FROM email_confirmations WHERE user_id = $1) ${LEAVE} WHERE user_id = $1`, [
    member,
  ])
}
