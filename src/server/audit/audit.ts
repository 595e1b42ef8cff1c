import { type AuditEntry, entryOfEvent } from '@/domain/audit/entry'
import { AUDIT_EVENTS, type AuditEvent, type AuditFields } from '@/domain/audit/events'
import type { Queryable } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { isWithinBounds } from './boundedEvents'
import { recordAudit } from './recordAudit'

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
