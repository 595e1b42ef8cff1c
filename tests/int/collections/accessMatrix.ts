export const PEOPLE = ['visitor', 'member', 'moderator', 'editor', 'admin'] as const
export type Person = (typeof PEOPLE)[number]

export const VERBS = ['list', 'one', 'count', 'create', 'update', 'delete', 'versions'] as const
export type Verb = (typeof VERBS)[number]

type Row = Record<'read' | 'create' | 'update' | 'delete', readonly Person[]>

const ALL = PEOPLE
const MODERATORS = ['moderator', 'admin'] as const
const EDITORS = ['editor', 'admin'] as const
const STAFF = ['moderator', 'editor', 'admin'] as const
const ADMIN = ['admin'] as const
const NOBODY = [] as const

/**
 * Who may do what in Payload's REST API itself: a collection without a row fails until somebody decides. A member
 * has no staff session, so Payload takes them for a visitor.
 */
export const ACCESS: Record<string, Row> = {
  restaurants: { read: ALL, create: ADMIN, update: ADMIN, delete: ADMIN },
  'restaurant-aliases': { read: ADMIN, create: NOBODY, update: ADMIN, delete: ADMIN },
  'match-reviews': { read: ADMIN, create: NOBODY, update: ADMIN, delete: NOBODY },
  'restaurant-merges': { read: ADMIN, create: ADMIN, update: ADMIN, delete: NOBODY },
  'restaurant-sources': { read: ADMIN, create: NOBODY, update: NOBODY, delete: ADMIN },
  licences: { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
  visits: { read: ALL, create: ADMIN, update: ADMIN, delete: ADMIN },
  agencies: { read: ALL, create: ADMIN, update: ADMIN, delete: ADMIN },
  departments: { read: ALL, create: ADMIN, update: ADMIN, delete: ADMIN },
  regions: { read: ALL, create: ADMIN, update: ADMIN, delete: NOBODY },
  'source-documents': { read: ALL, create: NOBODY, update: ADMIN, delete: NOBODY },
  'import-batches': { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
  'import-row-issues': { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
  media: { read: ALL, create: ADMIN, update: ADMIN, delete: ADMIN },
  'terms-versions': { read: ALL, create: EDITORS, update: EDITORS, delete: EDITORS },
  tickets: { read: ADMIN, create: NOBODY, update: ADMIN, delete: NOBODY },
  'place-collections': { read: ALL, create: EDITORS, update: EDITORS, delete: EDITORS },
  faqs: { read: ALL, create: ADMIN, update: ADMIN, delete: ADMIN },
  'data-formats': { read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
  reviews: { read: MODERATORS, create: NOBODY, update: MODERATORS, delete: NOBODY },
  // The row is a notice that everybody reads, and a comment under it.
  posts: { read: ALL, create: EDITORS, update: EDITORS, delete: NOBODY },
  comments: { read: ALL, create: ADMIN, update: MODERATORS, delete: NOBODY },
  reports: { read: MODERATORS, create: NOBODY, update: MODERATORS, delete: NOBODY },
  'role-grants': { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
  // The row is somebody else's account.
  users: { read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
  'payload-locked-documents': { read: EDITORS, create: EDITORS, update: EDITORS, delete: EDITORS },
  // Payload has no endpoints for it.
  'payload-migrations': { read: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
  // The row is somebody else's preference.
  'payload-preferences': { read: NOBODY, create: STAFF, update: NOBODY, delete: STAFF },
  'payload-kv': { read: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
}

/** The rule of `ACCESS` that a verb follows; nothing keeps versions. */
export const allowedTo = (slug: string, verb: Verb): readonly Person[] => {
  const row = ACCESS[slug]
  if (!row || verb === 'versions') return NOBODY
  return verb === 'list' || verb === 'one' || verb === 'count' ? row.read : row[verb]
}
