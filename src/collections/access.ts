import type { Access, AccessResult, CollectionConfig, Field, FieldAccess, PayloadRequest, Plugin, Where } from 'payload'
import { fieldRule, isSubject, mayDo, mayDoField, mayDoOwn } from '@/domain/access/permissions'
import { type FieldVerb, type Subject, TABLE, type Verb } from '@/domain/access/table'
import { isAdmin } from '@/domain/roles'
import { VISIBLE, type VisibleIf, type VisibleKind } from '@/domain/visibility'

/** Collections whose subject has another name. */
const SUBJECTS: Record<string, Subject> = {
  'match-reviews': 'matches',
  'place-collections': 'collections',
  'data-formats': 'formats',
  'terms-versions': 'terms',
}
const AUTHORS: Record<string, string> = {
  ...{ reviews: 'user', users: 'id' },
  ...{ 'post-likes': 'user', 'comment-likes': 'user', 'review-votes': 'user' },
}
/** Into the trash only: deleting would orphan replies and reports. */
const NEVER_DESTROYED = ['reviews', 'posts', 'comments']
const VERBS = ['read', 'create', 'update', 'delete'] as const
const FIELD_VERBS = ['read', 'create', 'update'] as const
export const NOTICES: Where = { board: { equals: 'notice' } }

function subjectOf(slug: string): Subject {
  const subject = SUBJECTS[slug] ?? slug
  if (!isSubject(subject)) throw new Error(`${slug} has no row in the table of access`)
  return subject
}

/** Notices are posts with rights of their own. */
const subjectsOf = (slug: string): Subject[] => (slug === 'posts' ? ['posts', 'notices'] : [subjectOf(slug)])

function whereOfOne(condition: VisibleIf, field: string): Where {
  if ('empty' in condition) return { [field]: { exists: false } }
  if ('equals' in condition) return { [field]: { equals: condition.equals } }
  const now = new Date().toISOString()
  const compared = 'reached' in condition ? { less_than_equal: now } : { greater_than: now }
  return { or: [{ [field]: { exists: false } }, { [field]: compared }] }
}

/** `path` leads to the document that must be visible. */
const whereVisible = (kind: VisibleKind, path = ''): Where => ({
  and: VISIBLE[kind].map((condition: VisibleIf) => whereOfOne(condition, `${path}${condition.field}`)),
})

function whereShown(slug: string): AccessResult {
  if (slug === 'visits') return whereVisible('restaurants', 'restaurant.')
  if (slug === 'comments') return { and: [whereVisible('comments'), whereVisible('posts', 'post.')] }
  return slug in VISIBLE ? whereVisible(slug as VisibleKind) : true
}

/** Reviews that their author deleted are for admins. */
const everyRow = (slug: string, { user }: PayloadRequest): AccessResult =>
  slug !== 'reviews' || isAdmin(user) || { or: [{ deletedAt: { exists: false } }, { deletedBy: { exists: true } }] }

function anyOf(answers: AccessResult[]): AccessResult {
  if (answers.includes(true)) return true
  const wheres = answers.filter((answer): answer is Where => typeof answer === 'object')
  return wheres.length > 1 ? { or: wheres } : (wheres[0] ?? false)
}

/** Payload checks delete access for trashing and passes the update. */
const isTrashing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'deletedAt' in data && Boolean(data.deletedAt)

const to =
  (slug: string, verb: Verb): Access =>
  ({ req, data }) => {
    if (verb === 'delete' && NEVER_DESTROYED.includes(slug) && !isTrashing(data)) return false
    const subject = subjectOf(slug)
    return anyOf([
      mayDo(req.user, verb, subject) && (verb === 'create' || everyRow(slug, req)),
      slug === 'posts' && mayDo(req.user, verb, 'notices') && (verb === 'create' || NOTICES),
      mayDoOwn(req.user, verb, subject) && { [AUTHORS[slug] ?? 'author']: { equals: req.user?.id } },
      verb === 'read' && TABLE[subject].view !== undefined && whereShown(slug),
    ])
  }

/** By the table of access. */
export const accessTo = (slug: string): Record<(typeof VERBS)[number], Access> =>
  Object.fromEntries(VERBS.map((verb) => [verb, to(slug, verb)])) as Record<(typeof VERBS)[number], Access>

interface Held {
  id?: unknown
  board?: unknown
}

const fieldTo =
  (slug: string, name: string, verb: FieldVerb): FieldAccess =>
  ({ req, id, doc, data }) => {
    const held = ((doc ?? data) as Held | undefined) ?? {}
    const subject = slug === 'posts' && held.board === 'notice' ? 'notices' : subjectOf(slug)
    const whose = id ?? held.id
    return mayDoField(fieldRule(subject, name, verb), req.user, whose !== undefined && whose === req.user?.id)
  }

function withFieldAccess(slug: string, field: Field): Field {
  if (!('name' in field)) return field
  const ruled = FIELD_VERBS.filter((verb) => subjectsOf(slug).some((subject) => fieldRule(subject, field.name, verb)))
  const access = Object.fromEntries(ruled.map((verb) => [verb, fieldTo(slug, field.name, verb)]))
  return ruled.length > 0 ? ({ ...field, access } as typeof field) : field
}

function withAccess(collection: CollectionConfig): CollectionConfig {
  const { slug, access, admin, fields } = collection
  const subjects = subjectsOf(slug)
  const hidden = ({ user }: { user: object | null }) => !subjects.some((subject) => mayDo(user, 'read', subject))
  return {
    ...collection,
    access: { ...access, ...accessTo(slug) },
    admin: { ...admin, hidden },
    fields: fields.map((field) => withFieldAccess(slug, field)),
  }
}

/** A collection without a row does not start. */
export const accessByTable: Plugin = ({ collections = [], ...config }) => ({
  ...config,
  collections: collections.map(withAccess),
})
