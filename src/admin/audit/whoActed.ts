import type { AuditRow } from './auditEntry'

/** Events without a signed-in actor. */
const BY_VISITORS = ['authn_login_fail', 'authn_login_lock', 'authn_login_rejected', 'excess_rate_limit_exceeded']

export function whoActed({ actor, actorNickname, event }: Pick<AuditRow, 'actor' | 'actorNickname' | 'event'>): string {
  if (actor !== null) return actorNickname ?? `떠난 사람(${actor}번)`
  return BY_VISITORS.includes(event) ? '방문자' : '시스템'
}
