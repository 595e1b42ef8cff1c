import type { ContentType } from '@/domain/moderation/moderation'
import {
  type AuditEntry,
  withoutPrivate,
  type AuditEvent,
  BOUNDED_EVENTS_PER_MINUTE,
  entryOfEvent,
  AUDIT_EVENTS,
  type AuditFields,
  AUDIT_DAYS,
} from '@/domain/audit'
import type { Queryable } from '@/infra/database/pool'
import { pseudonym } from '@/infra/pseudonym'
import { currentRequest } from '@/infra/requestContext'
import type { AuditSubject } from '@/resources/defined'
import { log } from '@/infra/log'

type RecordedEntry = AuditEntry<AuditSubject>

const INSERT = `
  INSERT INTO audit_log
    (event, actor_id, actor_role, subject_type, subject_id, before, after, reason, network, request_id, details)
  SELECT e.event, e.actor, (SELECT role::text FROM users WHERE id = e.actor), e."subjectType", e."subjectId",
    e.before, e.after, e.reason, $2, $3, e.details
  FROM jsonb_to_recordset($1::jsonb) AS e(event text, actor int, "subjectType" text, "subjectId" int, before jsonb,
    after jsonb, reason text, details jsonb)`

const shown = (value: object | null | undefined): unknown =>
  value && Object.keys(value).length ? withoutPrivate(value) : undefined

export async function recordAudits(sql: Queryable, entries: readonly RecordedEntry[]): Promise<void> {
  if (!entries.length) return
  const request = currentRequest()
  const network = request?.network === undefined ? null : (pseudonym('network', request.network) ?? null)
  const rows = entries.map(({ event, actor, subject, before, after, reason, details }) => ({
    event,
    actor,
    subjectType: subject?.type,
    subjectId: subject?.id,
    before: shown(before),
    after: shown(after),
    reason: reason?.trim() || null,
    details: shown(details),
  }))
  await sql.query(INSERT, [JSON.stringify(rows), network, request?.id ?? null])
}

/** In the change's transaction. Throws database errors: a change that cannot be recorded must not happen. */
export const recordAudit = (sql: Queryable, entry: RecordedEntry): Promise<void> => recordAudits(sql, [entry])

/** Purged from the trash: by id only, so that a restored backup purges it again. */
export const recordDestroyed = (sql: Queryable, type: ContentType, rows: readonly { id: number }[]): Promise<void> =>
  recordAudits(
    sql,
    rows.map(({ id }) => ({ event: 'record_deleted', actor: null, subject: { type, id } })),
  )

const stored = new Map<AuditEvent, { minute: number; count: number }>()

/** Strangers can cause these: failed sign-ins must not fill the database. `now`: milliseconds since the epoch */
function isWithinBounds(event: AuditEvent, now: number): boolean {
  const minute = Math.floor(now / 60_000)
  const held = stored.get(event)
  const count = held?.minute === minute ? held.count + 1 : 1
  stored.set(event, { minute, count })
  return count <= BOUNDED_EVENTS_PER_MINUTE
}

function isStored(event: AuditEvent): boolean {
  const { stored } = AUDIT_EVENTS[event]
  return stored !== 'by-change' && (stored !== 'bounded' || isWithinBounds(event, Date.now()))
}

function logEvent(event: AuditEvent, fields: object): void {
  const { level, message } = AUDIT_EVENTS[event]
  log[level]({ event, ...fields }, message)
}

/**
 * Logs, and stores an entry without awaiting it; a failure is logged. `sql`: the pool, because a transaction may
 * already have ended.
 */
export function audit<Name extends AuditEvent>(sql: Queryable, event: Name, fields: AuditFields[Name]): void {
  logEvent(event, fields)
  if (!isStored(event)) return
  recordAudit(sql, entryOfEvent(event, fields)).catch((error: Error) =>
    log.error({ err: error, event }, 'an entry of the audit record was not stored; only this log has its event'),
  )
}

/** Within the event's transaction: both commit or neither. */
export async function auditIn<Name extends AuditEvent>(
  sql: Queryable,
  event: Name,
  fields: AuditFields[Name],
  change: Pick<AuditEntry, 'before' | 'after' | 'reason'> = {},
): Promise<void> {
  logEvent(event, fields)
  if (isStored(event)) await recordAudit(sql, { ...entryOfEvent(event, fields), ...change })
}

/** Returns how many. */
export async function deleteOldEntries(sql: Queryable): Promise<number> {
  const { rowCount } = await sql.query('DELETE FROM audit_log WHERE occurred_at < now() - make_interval(days => $1)', [
    AUDIT_DAYS,
  ])
  return rowCount ?? 0
}

/** A JSON object with its long strings cut to `max` characters and an ellipsis; long texts are read one by one. */
export const shortened = (object: string, max: number): string => `
  (SELECT jsonb_object_agg(f.key, CASE WHEN jsonb_typeof(f.value) = 'string' AND length(f.value #>> '{}') > ${max}
      THEN to_jsonb(left(f.value #>> '{}', ${max}) || '…') ELSE f.value END)
    FROM jsonb_each(${object}) f)`
