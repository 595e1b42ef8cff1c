import type { ChangeConsent } from '../member/consents'
import type { Role } from '../roles'
import type { SessionKind } from '../session/timeouts'
import type { ViolationCode } from '../violation'

type ConsentFields = { person: number } & Pick<ChangeConsent, 'code' | 'version'>
type RestaurantFields = { staff: number; restaurant: number }
/** `by` is null on the server's own command line. */
type ModerationFields = { by: number | null; from: string; to: string }
type NoFields = Record<never, never>

/**
 * Every security event and what it records, named after the OWASP logging vocabulary. `person`, `staff` and `by` are
 * account ids, which the log shows as pseudonyms; `who` is a pseudonym already.
 */
export interface AuditFields {
  authn_login_success: { kind: SessionKind; person: number }
  authn_login_fail: { kind: 'staff'; who: string | undefined } | { kind: 'member'; code: ViolationCode; reason: string }
  /** the failure that locks the account for a while */
  authn_login_lock: { kind: 'staff'; who: string | undefined }
  /** turned away before the password was checked */
  authn_login_rejected: { kind: 'staff'; code: ViolationCode; seconds?: number; who: string | undefined }
  authn_password_change: { person: number }
  authn_webhook_fail: { reason: string }
  authz_role_granted: { person: number; role: Role; by: number | null }
  excess_rate_limit_exceeded: { kind: 'member'; seconds: number }
  session_ended: { kind: SessionKind; person: number }
  session_all_ended: { person: number }
  staff_created: { person: number; role: Role }
  /** the provider ended the link of somebody who holds a role and therefore stays */
  staff_unlinked: { person: number }
  member_created: { person: number }
  member_erased: { askedBy: string }
  data_exported: { person: number }
  terms_accepted: { person: number; terms: number[] }
  consent_given: ConsentFields
  consent_withdrawn: ConsentFields
  provider_unlink_received: { reason: string | null }
  provider_unlink_success: NoFields
  provider_unlink_skipped: NoFields
  provider_unlink_fail: { reason: string }
  provider_unlink_abandoned: { count: number }
  restaurant_trashed: RestaurantFields
  restaurant_restored: RestaurantFields
  review_moderated: ModerationFields & { review: number }
  report_settled: ModerationFields & { report: number }
}

export type AuditEvent = keyof AuditFields

interface AuditLine {
  level: 'info' | 'warn'
  /** for whoever reads the line */
  message: string
}

/** How each event is logged. */
export const AUDIT_EVENTS: Record<AuditEvent, AuditLine> = {
  authn_login_success: { level: 'info', message: 'signed in' },
  authn_login_fail: { level: 'warn', message: 'sign-in failed' },
  authn_login_lock: { level: 'warn', message: 'sign-in failed, and the account is locked' },
  authn_login_rejected: { level: 'warn', message: 'sign-in rejected' },
  authn_password_change: { level: 'info', message: 'staff password set' },
  authn_webhook_fail: { level: 'warn', message: 'a call in the name of Kakao was rejected' },
  authz_role_granted: { level: 'info', message: 'role granted' },
  excess_rate_limit_exceeded: { level: 'warn', message: 'too many sign-ins begun from one network' },
  session_ended: { level: 'info', message: 'signed out' },
  session_all_ended: { level: 'info', message: 'signed out everywhere' },
  staff_created: { level: 'info', message: 'staff account created' },
  staff_unlinked: { level: 'warn', message: 'somebody with a role was unlinked at the provider' },
  member_created: { level: 'info', message: 'member signed up' },
  member_erased: { level: 'info', message: 'a member was erased' },
  data_exported: { level: 'info', message: 'a member exported their data' },
  terms_accepted: { level: 'info', message: 'member agreed to terms' },
  consent_given: { level: 'info', message: 'consent given' },
  consent_withdrawn: { level: 'info', message: 'consent withdrawn' },
  provider_unlink_received: { level: 'info', message: 'Kakao reported an unlink' },
  provider_unlink_success: { level: 'info', message: 'Kakao was told of a member who left' },
  provider_unlink_skipped: { level: 'info', message: 'a member left whose provider is not to be told' },
  provider_unlink_fail: { level: 'warn', message: 'Kakao could not be told of a member who left' },
  provider_unlink_abandoned: { level: 'warn', message: 'the provider could not be told of members who left' },
  restaurant_trashed: { level: 'info', message: 'a restaurant was put into the trash' },
  restaurant_restored: { level: 'info', message: 'a restaurant was restored from the trash' },
  review_moderated: { level: 'info', message: 'staff decided about a review' },
  report_settled: { level: 'info', message: 'staff settled a report' },
}

export const isAuditEvent = (name: unknown): name is AuditEvent =>
  typeof name === 'string' && Object.hasOwn(AUDIT_EVENTS, name)
