import type { Role } from './roles'
import type { SessionKind } from './session'
import type { TermsCode } from './terms'
import type { ViolationCode } from './violation'

/** Retention of the audit record: a year, including a leap day. The database enforces the minimum. */
export const AUDIT_DAYS = 366

/** Per process; the log has all events. */
export const BOUNDED_EVENTS_PER_MINUTE = 60

type ConsentFields = { person: number } & { code: TermsCode; version: number }
type RestaurantFields = { staff: number; restaurant: number }
/** `by` is null for the command line. */
type NoFields = Record<never, never>

/** Named after the OWASP logging vocabulary. `person`, `staff`, `by`: account ids, logged as pseudonyms like `who`. */
export interface AuditFields {
  authn_login_success: { kind: SessionKind; person: number }
  authn_login_fail: { kind: 'staff'; who: string | undefined } | { kind: 'member'; code: ViolationCode; reason: string }
  /** the failed attempt that locks the account */
  authn_login_lock: { kind: 'staff'; who: string | undefined }
  /** rejected before checking the password */
  authn_login_rejected: { kind: 'staff'; code: ViolationCode; seconds?: number; who: string | undefined }
  authn_password_change: { person: number; by: number | null }
  authn_password_change_fail: { person: number }
  authn_webhook_fail: { reason: string }
  authz_role_granted: { person: number; role: Role; by: number | null }
  authz_role_revoked: { person: number; by: number | null }
  excess_rate_limit_exceeded: { kind: 'member'; seconds: number }
  session_ended: { kind: SessionKind; person: number }
  /** `by`: staff who ended another person's sessions */
  session_all_ended: { person: number; by?: number }
  staff_created: { person: number; role: Role; by: number | null }
  staff_invited: { person: number; role: Role; by: number }
  staff_invitation_used: { person: number }
  /** the provider unlinked a user with a role; the account stays */
  staff_unlinked: { person: number; by: null }
  member_created: { person: number }
  member_blocked: { person: number; by: number }
  member_unblocked: { person: number; by: number }
  member_erased: { askedBy: string }
  data_exported: { person: number }
  records_exported: { staff: number; resource: string; format: string; rows: number; filter: object }
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
  /** `by` is null for the schedule and the command line */
  backup_created: { by: number | null; name: string; bytes: number }
  backup_downloaded: { by: number; name: string }
  backup_deleted: { by: number | null; name: string }
  backup_settings_changed: { by: number; isScheduled: boolean; daily: number; weekly: number; monthly: number }
  /** The first entry in a restored database. `carried`: later decisions that were carried over, as sentences */
  backup_restored: { by: number | null; name: string; carried: string[] }
  upload_received: { staff: number | null; upload: number; kind: string; bytes: number }
  upload_discarded: { staff: number | null; upload: number }
  import_requested: { staff: number | null; upload: number; job: number }
  /** `batch` is null for imports of records */
  import_undo_requested: { staff: number | null; batch: number | null; job: number }
  records_imported: { by: number | null; upload: number; kind: string; created: number; updated: number }
  records_import_undone: { by: number | null; upload: number; kind: string; removed: number; reverted: number }
  job_cancelled: { staff: number; job: number; kind: string }
}

export type AuditEvent = keyof AuditFields

interface AuditLine {
  level: 'info' | 'warn'
  message: string
  /** `bounded`: strangers can trigger it, so few are stored a minute; `by-change`: the change has its own entry */
  stored?: 'bounded' | 'by-change'
}

export const AUDIT_EVENTS: Record<AuditEvent, AuditLine> = {
  authn_login_success: { level: 'info', message: 'signed in' },
  authn_login_fail: { level: 'warn', message: 'sign-in failed', stored: 'bounded' },
  authn_login_lock: { level: 'warn', message: 'sign-in failed, and the account is locked', stored: 'bounded' },
  authn_login_rejected: { level: 'warn', message: 'sign-in rejected', stored: 'bounded' },
  authn_password_change: { level: 'info', message: 'staff password set' },
  authn_password_change_fail: { level: 'warn', message: 'a password was not changed: the present one was wrong' },
  authn_webhook_fail: { level: 'warn', message: 'a call in the name of Kakao was rejected', stored: 'bounded' },
  authz_role_granted: { level: 'info', message: 'role granted' },
  authz_role_revoked: { level: 'info', message: 'role taken away' },
  excess_rate_limit_exceeded: { level: 'warn', message: 'too many sign-ins begun from one network', stored: 'bounded' },
  session_ended: { level: 'info', message: 'signed out' },
  session_all_ended: { level: 'info', message: 'signed out everywhere' },
  staff_created: { level: 'info', message: 'staff account created' },
  staff_invited: { level: 'info', message: 'staff invited to set a password' },
  staff_invitation_used: { level: 'info', message: 'invited staff set their first password' },
  staff_unlinked: { level: 'warn', message: 'somebody with a role was unlinked at the provider' },
  member_created: { level: 'info', message: 'member signed up' },
  member_blocked: { level: 'info', message: 'a member was blocked' },
  member_unblocked: { level: 'info', message: 'a member was unblocked' },
  member_erased: { level: 'info', message: 'a member was erased' },
  data_exported: { level: 'info', message: 'a member exported their data' },
  records_exported: { level: 'info', message: 'staff exported a list' },
  terms_accepted: { level: 'info', message: 'member agreed to terms' },
  consent_given: { level: 'info', message: 'consent given' },
  consent_withdrawn: { level: 'info', message: 'consent withdrawn' },
  provider_unlink_received: { level: 'info', message: 'Kakao reported an unlink' },
  provider_unlink_success: { level: 'info', message: 'Kakao was told of a member who left' },
  provider_unlink_skipped: { level: 'info', message: 'a member left whose provider is not to be told' },
  provider_unlink_fail: { level: 'warn', message: 'Kakao could not be told of a member who left' },
  provider_unlink_abandoned: { level: 'warn', message: 'the provider could not be told of members who left' },
  restaurant_trashed: { level: 'info', message: 'a restaurant was put into the trash', stored: 'by-change' },
  restaurant_restored: { level: 'info', message: 'a restaurant was restored from the trash', stored: 'by-change' },
  backup_created: { level: 'info', message: 'a backup was made' },
  backup_downloaded: { level: 'warn', message: 'staff downloaded a backup' },
  backup_deleted: { level: 'info', message: 'a backup was deleted' },
  backup_settings_changed: { level: 'info', message: 'schedule or retention of backups changed' },
  backup_restored: { level: 'warn', message: 'the database was replaced by a backup' },
  upload_received: { level: 'info', message: 'staff uploaded a file' },
  upload_discarded: { level: 'info', message: 'staff discarded an uploaded file' },
  import_requested: { level: 'info', message: 'staff started an import' },
  import_undo_requested: { level: 'info', message: 'staff started the undo of an import' },
  records_imported: { level: 'info', message: 'records of a file were imported' },
  records_import_undone: { level: 'info', message: 'an import of records was undone' },
  job_cancelled: { level: 'info', message: 'staff cancelled a job' },
}

/** Events stored in the audit record under their own name; the others are stored as the change. */
export const STORED_EVENT_NAMES = (Object.keys(AUDIT_EVENTS) as AuditEvent[]).filter(
  (name) => AUDIT_EVENTS[name].stored !== 'by-change',
)

export const isAuditEvent = (name: unknown): name is AuditEvent =>
  typeof name === 'string' && Object.hasOwn(AUDIT_EVENTS, name)

type FieldsOf<T> = T extends unknown ? keyof T : never
/** Fields that an entry shows as its details. */
export type EventField = Exclude<FieldsOf<AuditFields[AuditEvent]>, 'by' | 'staff'>

export const CHANGE_EVENTS = [
  'record_created',
  'record_updated',
  'record_trashed',
  'record_restored',
  'record_deleted',
] as const
export type ChangeEvent = (typeof CHANGE_EVENTS)[number]

export interface AuditEntry<Subject extends string = string> {
  event: AuditEvent | ChangeEvent
  /** the acting account; null: the system or a visitor */
  actor: number | null
  subject?: { type: Subject; id: number } | null
  before?: object | null
  after?: object | null
  /** the actor's own words */
  reason?: string | null
  details?: object | null
}

/** Replaces a changed value that must not be kept: an address, a private message, a name. */
export const MASKED = '•••'

/** Keys whose values are never stored, as a last line of defence. */
const PRIVATE = /passw|secret|token|hash|cookie|authorization|e-?mail|nickname/i

export function withoutPrivate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrivate)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, PRIVATE.test(key) ? MASKED : withoutPrivate(inner)]),
  )
}

const SUBJECT_OF_FIELD = {
  restaurant: 'restaurant',
  review: 'review',
  report: 'report',
  person: 'user',
} as const

type EventSubject = (typeof SUBJECT_OF_FIELD)[keyof typeof SUBJECT_OF_FIELD]

export function entryOfEvent<Name extends AuditEvent>(
  event: Name,
  fields: AuditFields[Name],
): AuditEntry<EventSubject> {
  const { by, staff, ...given } = fields as { by?: number | null; staff?: number; person?: number }
  const actor = by !== undefined ? by : (staff ?? given.person ?? null)
  const named = Object.entries(SUBJECT_OF_FIELD).find(([field]) => field in given)
  if (!named) return { event, actor, details: given }
  const [field, type] = named
  const { [field]: id, ...details } = given as Record<string, unknown>
  return { event, actor, subject: { type, id: Number(id) }, details }
}
