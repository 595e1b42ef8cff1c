import { mayDo } from '@/domain/access/permissions'
import { type Subject, TABLE } from '@/domain/access/table'
import { isStaffRole } from '@/domain/roles'

export const PEOPLE = ['visitor', 'member', 'moderator', 'editor', 'admin'] as const
export type Person = (typeof PEOPLE)[number]

export const VERBS = ['read', 'create', 'update', 'delete'] as const
export type RestVerb = (typeof VERBS)[number]

/** Subjects that are no collection, or part of one. */
const ELSEWHERE: readonly string[] = [
  ...['notices', 'suggestions', 'roles', 'words', 'audit', 'data-quality', 'backups', 'jobs'],
  ...['overview', 'data-upload', 'recommendations', 'settings', 'statistics', 'desk', 'polls', 'mail-links'],
  ...['session', 'sign-up'],
  ...['favorites', 'offices', 'photos', 'profile', 'account'],
]
const SLUGS: Partial<Record<Subject, string>> = {
  matches: 'match-reviews',
  collections: 'place-collections',
  formats: 'data-formats',
  terms: 'terms-versions',
}

/** The collection of each subject. */
export const COLLECTIONS = (Object.keys(TABLE) as Subject[])
  .filter((subject) => !ELSEWHERE.includes(subject))
  .map((subject) => [SLUGS[subject] ?? subject, subject] as const)

/** By the table of access. A member has no staff session, so Payload takes them for a visitor. */
export const restAllows = (person: Person, verb: RestVerb, subject: Subject): boolean =>
  (isStaffRole(person) && mayDo({ role: person }, verb, subject)) ||
  (verb === 'read' && TABLE[subject].view !== undefined)

const rowOf = (subject: Subject) => {
  const row = (verb: RestVerb) => PEOPLE.filter((person) => restAllows(person, verb, subject))
  return { read: row('read'), create: row('create'), update: row('update'), delete: row('delete') }
}

/** Who may do what in Payload's REST API. The row of `posts` is a notice. */
export const ACCESS: Record<string, Record<RestVerb, readonly Person[]>> = Object.fromEntries(
  COLLECTIONS.map(([slug, subject]) => [slug, rowOf(subject === 'posts' ? 'notices' : subject)]),
)
