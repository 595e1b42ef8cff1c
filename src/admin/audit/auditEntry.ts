import type { ChangeEvent } from '@/domain/audit/entry'
import type { AuditEvent } from '@/domain/audit/events'
import type { Role } from '@/domain/roles'
import type { AuditSubject } from '@/resources/auditSubjects'

type Values = Record<string, unknown>

export interface AuditRow {
  id: number
  version: string
  occurredAt: string
  event: AuditEvent | ChangeEvent
  /** null: the system or a visitor */
  actor: number | null
  /** null: the account is deleted */
  actorNickname: string | null
  actorRole: Role | null
  subjectType: AuditSubject | null
  subject: number | null
  subjectName: string | null
  before: Values | null
  after: Values | null
  reason: string | null
  network: string | null
  requestId: string | null
  details: Values | null
}
