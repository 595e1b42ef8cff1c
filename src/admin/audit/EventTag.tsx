import { AUDIT_EVENTS, isAuditEvent } from '@/domain/audit/events'
import { AUDIT_EVENT_LABELS } from '@/messages/staff/audit'
import { StatusTag, type StatusTone } from '../kit/StatusTag'
import type { AuditRow } from './auditEntry'

const TONES: Partial<Record<AuditRow['event'], StatusTone>> = {
  record_created: 'ok',
  record_restored: 'ok',
  record_trashed: 'bad',
  record_deleted: 'bad',
  restaurant_trashed: 'bad',
  member_blocked: 'bad',
  member_erased: 'bad',
}

export function EventTag({ event }: Pick<AuditRow, 'event'>) {
  const isWarning = isAuditEvent(event) && AUDIT_EVENTS[event].level === 'warn'
  return (
    <StatusTag tone={TONES[event] ?? (isWarning ? 'mid' : 'plain')}>{AUDIT_EVENT_LABELS[event] ?? event}</StatusTag>
  )
}
