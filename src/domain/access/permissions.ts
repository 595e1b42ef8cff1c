import {
  type FieldVerb,
  type Resource,
  RESOURCES,
  SERVER_FIELDS,
  type Subject,
  TABLE,
  type Verb,
  type Who,
} from './table'

interface StaffMember {
  role?: string | null
}

export type Permission = readonly [verb: Verb, subject: Subject]

const allows = (rule: readonly Who[] = [], who: string): boolean => rule.includes(who as Who)

/** In every state and of everyone; see `mayDoOwn`. */
export const mayDo = (person: StaffMember | null | undefined, verb: Verb, subject: Subject): boolean =>
  allows(TABLE[subject][verb], person?.role ?? '')

/** What a member wrote, or the account of anyone signed in. */
export const mayDoOwn = (person: StaffMember | null | undefined, verb: Verb, subject: Subject): boolean =>
  allows(TABLE[subject][verb], person?.role === 'user' ? 'author' : '') || (Boolean(person) && isOfSelf(verb, subject))

const isOfSelf = (verb: Verb, subject: Subject) => allows(TABLE[subject][verb], 'self')

/** Who may write or read a field of a document that they may write or read; undefined for all of them. */
export const fieldRule = (subject: Subject, field: string, verb: FieldVerb): readonly Who[] | undefined =>
  (TABLE[subject].fields?.[field] ?? SERVER_FIELDS[field])?.[verb]

/** @param isOwn whether it is a field of their own account */
export const mayDoField = (
  rule: readonly Who[] | undefined,
  person: StaffMember | null | undefined,
  isOwn: boolean,
): boolean => !rule || allows(rule, person?.role ?? '') || (isOwn && allows(rule, 'self'))

/** What keeps a member from it: a state that the table does not allow, or the table; null for nothing. */
export function memberBar(
  [verb, subject]: Permission,
  { isBlocked, owesConsent }: { isBlocked: boolean; owesConsent: boolean },
): 'forbidden' | 'blocked' | 'owing' | null {
  const rule = TABLE[subject][verb]
  if (!allows(rule, 'user') && !allows(rule, 'author')) return 'forbidden'
  if (isBlocked && !allows(rule, 'blocked')) return 'blocked'
  return owesConsent && !allows(rule, 'owing') ? 'owing' : null
}

/** Lists of people and their content, where a search may be a name or an address. */
export const PRIVATE_LISTS: readonly Resource[] = [
  ...(['users', 'roles', 'tickets', 'audit'] as const),
  ...(['reviews', 'posts', 'comments', 'reports'] as const),
]

const SEARCHED: readonly Resource[] = ['restaurants', 'users', 'posts', 'agencies']

export const maySearch = (person: StaffMember | null | undefined): boolean =>
  SEARCHED.some((resource) => mayDo(person, 'read', resource))

export const isResource = (name: unknown): name is Resource => RESOURCES.includes(name as Resource)

export const isSubject = (name: string): name is Subject => Object.hasOwn(TABLE, name)
