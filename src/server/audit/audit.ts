import { AUDIT_EVENTS, type AuditEvent, type AuditFields } from '@/domain/audit/events'
import { log } from '@/infra/log'

/** Records a security event: one line in the log, at the level that the event has. */
export function audit<Name extends AuditEvent>(event: Name, fields: AuditFields[Name]): void {
  const { level, message } = AUDIT_EVENTS[event]
  const line: object = { event, ...fields }
  log[level](line, message)
}
