import type { ChangeEvent } from '@/domain/audit/entry'
import type { AuditEvent } from '@/domain/audit/events'
import type { Role } from '@/domain/roles'
import type { AuditSubject } from '@/resources/auditSubjects'

/** Events without a signed-in actor. */
const BY_VISITORS = ['authn_login_fail', 'authn_login_lock', 'authn_login_rejected', 'excess_rate_limit_exceeded']

export function whoActed({ actor, actorNickname, event }: Pick<AuditRow, 'actor' | 'actorNickname' | 'event'>): string {
  if (actor !== null) return actorNickname ?? `떠난 사람(${actor}번)`
  return BY_VISITORS.includes(event) ? '방문자' : '시스템'
}

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
