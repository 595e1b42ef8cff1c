import { type AuditSubject, definitionOf } from '@/resources/auditSubjects'
import type { ResourceName } from '@/resources/labels'
import type { AuditRow } from './auditEntry'

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
