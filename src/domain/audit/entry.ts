import type { AuditEvent, AuditFields } from './events'

/** What an entry of the audit record is about. */
export const AUDIT_SUBJECTS = [
  'restaurant',
  'restaurant-alias',
  'restaurant-merge',
  'match-review',
  'agency',
  'visit',
  'review',
  'post',
  'comment',
  'report',
  'ticket',
  'terms-version',
  'faq',
  'place-collection',
  'data-format',
  'word',
  'user',
  'quality-issue',
  'recommendation-settings',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** Changes of records, besides the security events. */
export const CHANGE_EVENTS = [
  'record_created',
  'record_updated',
  'record_trashed',
  'record_restored',
  'record_deleted',
] as const
export type ChangeEvent = (typeof CHANGE_EVENTS)[number]

export interface AuditEntry {
  event: AuditEvent | ChangeEvent
  /** the account that did it; null: the system or a visitor */
  actor: number | null
  subject?: { type: AuditSubject; id: number } | null
  /** the fields that changed, as they were */
  before?: object | null
  /** and as they are */
  after?: object | null
  /** in the words of the person who did it */
  reason?: string | null
  details?: object | null
}

/** Stands for a value that changed and is no one's business to keep: an address, a private letter, a name. */
export const MASKED = '•••'

/** Keys whose values never enter the record, no matter who hands them over: the last of several guards. */
const PRIVATE = /passw|secret|token|hash|cookie|authorization|e-?mail|nickname/i

/** The same without private values, at any depth. */
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

/** The entry of a security event: who did it, to whom or what, and the rest as details. */
export function entryOfEvent<Name extends AuditEvent>(event: Name, fields: AuditFields[Name]): AuditEntry {
  const { by, staff, ...given } = fields as { by?: number | null; staff?: number; person?: number }
  const actor = by !== undefined ? by : (staff ?? given.person ?? null)
  const named = Object.entries(SUBJECT_OF_FIELD).find(([field]) => field in given)
  if (!named) return { event, actor, details: given }
  const [field, type] = named
  const { [field]: id, ...details } = given as Record<string, unknown>
  return { event, actor, subject: { type, id: Number(id) }, details }
}
