import type { ChangeEvent, AuditEvent } from '@/domain/audit'
import type { Role } from '@/domain/roles'
import { type AuditSubject, definitionOf } from '@/resources/defined'
import { auditDetailLabel, auditedFieldLabel } from '@/resources/auditLabels'
import type { ResourceName } from '@/resources/labels'
import type { Difference } from '../kit/facts'
import { valueText } from '../kit/activity/valueText'

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
