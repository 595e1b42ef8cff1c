import type { AuditSubject } from '@/domain/audit/entry'
import type { ResourceName } from '@/messages/staff/resources'
import type { AuditRow } from './auditEntry'

const RESOURCE_OF: Partial<Record<AuditSubject, ResourceName>> = {
  restaurant: 'restaurants',
  'match-review': 'matches',
  agency: 'agencies',
  visit: 'visits',
  review: 'reviews',
  post: 'posts',
  comment: 'comments',
  report: 'reports',
  ticket: 'tickets',
  'terms-version': 'terms',
  faq: 'faqs',
  'place-collection': 'collections',
  'data-format': 'formats',
  user: 'users',
}

/** Lists whose records open in a drawer. */
const BESIDE: ResourceName[] = ['reviews', 'comments', 'reports', 'users']

export function subjectPath(
  { subjectType, subject }: Pick<AuditRow, 'subjectType' | 'subject'>,
  hasScreen: (resource: ResourceName) => boolean,
): string | null {
  const resource = subjectType && RESOURCE_OF[subjectType]
  if (!resource || subject === null || !hasScreen(resource)) return null
  return BESIDE.includes(resource) ? `/${resource}?open=${subject}` : `/${resource}/${subject}`
}
