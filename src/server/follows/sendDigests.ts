import type { Pool } from 'pg'
import { MAIL_LEAVE_API, MAIL_LEAVE_PAGE } from '@/contract/follows'
import { notificationHref } from '@/contract/notifications'
import {
  type DigestFrequency,
  DIGEST_FREQUENCIES,
  DIGEST_LINES,
  digestPeriod,
  isSendingTime,
} from '@/domain/follow/follow'
import { NEWS_KINDS, type Notification } from '@/domain/notification'
import type { Email } from '@/infra/email'
import { log } from '@/infra/log'
import { digestMail } from '@/messages/site/mail'
import { notificationMessage } from '@/messages/site/notifications'
import { isBlockedSql } from '../sqlConditions'

/** Mails of one run, claimed one by one. */
const RUN_MAX = 5_000

interface Due {
  member: number
  email: string
  frequency: DigestFrequency
  token: string
  /** as before the claim */
  former: string
  newest: number
  count: number
  news: Notification[]
}

/** Unread news that no mail had. */
const UNREAD = `
  n.user_id = d.user_id AND n.read_at IS NULL AND n.kind = ANY ($3) AND n.id > d.sent_up_to`

/** Claims the next: the period is marked before the mail is sent, and others skip a row that is being claimed. */
const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT d.user_id, d.period AS former FROM email_digests d JOIN users u ON u.id = d.user_id
    WHERE d.email IS NOT NULL AND d.user_id > $4
      AND d.period < CASE d.frequency WHEN 'daily' THEN $1::date ELSE $2::date END
      AND NOT ${isBlockedSql('u')} AND EXISTS (SELECT FROM notifications n WHERE ${UNREAD})
    ORDER BY d.user_id LIMIT 1 FOR UPDATE OF d SKIP LOCKED
  ), claimed AS (
    UPDATE email_digests d SET period = CASE d.frequency WHEN 'daily' THEN $1::date ELSE $2::date END
    FROM due WHERE d.user_id = due.user_id
    RETURNING d.user_id, d.email, d.frequency, d.leave_token, d.sent_up_to, due.former
  )
  SELECT d.user_id AS member, d.email, d.frequency, d.leave_token AS token, d.former, f.newest, f.count,
    (SELECT jsonb_agg(jsonb_build_object('kind', l.kind, 'params', l.params) ORDER BY l.id DESC) FROM (
      SELECT * FROM notifications n WHERE ${UNREAD} ORDER BY n.id DESC LIMIT ${DIGEST_LINES}) l) AS news
  FROM claimed d CROSS JOIN LATERAL (
    SELECT max(n.id) AS newest, count(*)::int AS count FROM notifications n WHERE ${UNREAD}) f`

const SENT = 'UPDATE email_digests SET sent_up_to = $2 WHERE user_id = $1'
const RETRY = 'UPDATE email_digests SET period = $2 WHERE user_id = $1'
const REFUSED = `
  UPDATE email_digests SET email = NULL, refused_at = now(), changed_at = now() WHERE user_id = $1 AND email = $2`

/** The server knows that no mail can go to this address; a refused sender or message says nothing about it. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode = 0 } = error as Error & { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600
}

function mailOf({ email, frequency, token, count, news }: Due, site: string) {
  const lines = news.map((one) => ({ message: notificationMessage(one), href: notificationHref(one) ?? '/profile' }))
  const leaveHref = `${site}${MAIL_LEAVE_PAGE}/${token}`
  return {
    to: email,
    ...digestMail({ lines, count, frequency, site, leaveHref }),
    // RFC 8058: mail programs post to the address without opening it.
    list: { unsubscribe: `${site}${MAIL_LEAVE_API}/${token}` },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

interface Sending {
  mail: Pick<Email, 'sendEmail'>
  /** origin of the links */
  site: string
  now: Date
}

/**
 * At most one mail a member and period: the claim commits before the mail is sent. A crash in between costs that mail,
 * and its news are in the next one. A failed mail gives its claim back. Returns how many were sent.
 * @throws the first failure, after all others were tried, so that the job is repeated
 */
export async function sendDigests(pool: Pool, { mail, site, now }: Sending): Promise<number> {
  if (!isSendingTime(now)) return 0
  const [weekly, daily] = DIGEST_FREQUENCIES.map((frequency) => digestPeriod(frequency, now))
  const failures: unknown[] = []
  let [sent, after] = [0, 0]
  for (let tried = 0; tried < RUN_MAX; tried++) {
    const { rows } = await pool.query<Due>(CLAIM, [daily, weekly, NEWS_KINDS, after])
    const [due] = rows
    if (!due) break
    after = due.member
    try {
      await mail.sendEmail(mailOf(due, site))
    } catch (error) {
      if (isRefusedForGood(error)) {
        log.info('an address was refused for good; its digest was turned off')
        await pool.query(REFUSED, [due.member, due.email])
      } else {
        failures.push(error)
        await pool.query(RETRY, [due.member, due.former])
      }
      continue
    }
    sent += 1
    await pool.query(SENT, [due.member, due.newest])
  }
  if (failures.length > 0) throw failures[0]
  return sent
}
