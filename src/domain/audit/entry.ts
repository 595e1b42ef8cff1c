import type { AuditEvent, AuditFields } from './events'

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
