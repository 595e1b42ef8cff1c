import type { WaitingKind } from '@/contract/dashboard'
import { REPORT_HOURS, REPORT_SOON_HOURS } from '@/domain/moderation/moderation'
import type { Queryable } from '@/infra/database/pool'
import type { Email } from '@/infra/email'
import { type NearDeadline, nearDeadlineMail } from '@/messages/staff/mail'
import { waitingReads } from './dashboard'

const HOUR_MS = 3_600_000

/** Promised times in hours, by the work of each role. Takedown requests are due at once. */
const PROMISED: Partial<Record<WaitingKind, number>> = {
  takedowns: 0,
  reports: REPORT_HOURS,
  heldPosts: REPORT_HOURS,
  heldComments: REPORT_HOURS,
}
const KINDS = Object.keys(PROMISED) as WaitingKind[]
const OF_ADMINS: readonly WaitingKind[] = ['takedowns']

const STAFF = `
  SELECT email, role::text AS role FROM users
  WHERE role IN ('moderator', 'admin') AND email IS NOT NULL ORDER BY id`

async function readNear(sql: Queryable, now: Date): Promise<NearDeadline[]> {
  const reads = waitingReads(sql, KINDS)
  const found = await Promise.all(KINDS.map(async (kind) => ({ kind, ...(await reads[kind]()) })))
  return found.flatMap(({ kind, count, oldest }) => {
    if (count === 0 || oldest === null) return []
    const leftMs = Date.parse(oldest) + (PROMISED[kind] ?? 0) * HOUR_MS - now.getTime()
    return leftMs < REPORT_SOON_HOURS * HOUR_MS ? [{ kind, count, leftMs }] : []
  })
}

/** One message to each of the staff whose work waits near its deadline or past it. Returns how many were sent. */
export async function remindStaff(
  sql: Queryable,
  mail: Pick<Email, 'sendEmail'>,
  { now, site }: { now: Date; site: string },
): Promise<number> {
  const near = await readNear(sql, now)
  if (near.length === 0) return 0
  const { rows } = await sql.query<{ email: string; role: string }>(STAFF)
  const messages = rows.flatMap(({ email: to, role }) => {
    const own = near.filter(({ kind }) => role === 'admin' || !OF_ADMINS.includes(kind))
    return own.length ? [{ to, ...nearDeadlineMail(own, site) }] : []
  })
  for (const message of messages) await mail.sendEmail(message)
  return messages.length
}
