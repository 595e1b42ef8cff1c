import { type ChangeEvent, type AuditEvent, MASKED } from '@/domain/audit'
import type { Role } from '@/domain/roles'
import { type AuditSubject, definitionOf } from '@/resources/defined'
import { auditDetailLabel, auditedFieldLabel, auditValueWords, nestedLabel } from '@/resources/auditLabels'
import type { ResourceName } from '@/resources/labels'
import type { Difference } from '../kit/facts'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'

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

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Fields that hold the id of another record. */
const NUMBERS = ['restaurant', 'agency', 'department', 'region', 'parent', 'from', 'into', 'review', 'report', 'person']

function valueText(field: string, value: unknown, subject: AuditSubject | null): string | null {
  if (value === null || value === undefined || value === '') return null
  if (value === MASKED) return '가려 둠'
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  if (typeof value === 'number') {
    if (NUMBERS.includes(field)) return `${value}번`
    return field === 'latitude' || field === 'longitude' ? String(value) : value.toLocaleString('ko-KR')
  }
  if (typeof value === 'string') {
    const words = auditValueWords(field, subject)
    if (Object.hasOwn(words, value)) return words[value] ?? value
    if (MOMENT.test(value)) return koreanMoment(value)
    return DAY.test(value) ? koreanDate(value) : value
  }
  if (Array.isArray(value)) return value.map((one) => valueText(field, one, subject) ?? '–').join(', ') || null
  const parts = Object.entries(value).map(
    ([name, inner]) => `${nestedLabel(name)}: ${valueText(name, inner, subject) ?? '–'}`,
  )
  return parts.join(', ') || null
}

export const fieldsOf = ({ before, after }: Pick<AuditRow, 'before' | 'after'>): string[] => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
]

export const differencesOf = (entry: Pick<AuditRow, 'before' | 'after' | 'subjectType'>): Difference[] =>
  fieldsOf(entry).map((field) => ({
    label: auditedFieldLabel(field, entry.subjectType),
    before: valueText(field, entry.before?.[field], entry.subjectType),
    after: valueText(field, entry.after?.[field], entry.subjectType),
  }))

export const detailsOf = ({
  details,
  subjectType,
}: Pick<AuditRow, 'details' | 'subjectType'>): [string, string | null][] =>
  Object.entries(details ?? {}).map(([field, value]) => [auditDetailLabel(field), valueText(field, value, subjectType)])

/** Of subjects without a definition. */
const RESOURCE_OF: Partial<Record<AuditSubject, ResourceName>> = {
  'match-review': 'matches',
  review: 'reviews',
  post: 'posts',
  comment: 'comments',
  report: 'reports',
  ticket: 'tickets',
  user: 'users',
}

/** Lists whose records open in a drawer. */
const BESIDE: ResourceName[] = ['reviews', 'comments', 'reports', 'users']

export function subjectPath(
  { subjectType, subject }: Pick<AuditRow, 'subjectType' | 'subject'>,
  hasScreen: (resource: ResourceName) => boolean,
): string | null {
  const resource = subjectType && (RESOURCE_OF[subjectType] ?? definitionOf(subjectType)?.key)
  if (!resource || subject === null || !hasScreen(resource)) return null
  return BESIDE.includes(resource) ? `/${resource}?open=${subject}` : `/${resource}/${subject}`
}
