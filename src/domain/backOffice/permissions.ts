export type Action = 'read' | 'create' | 'update' | 'delete'

interface StaffMember {
  role?: string | null
}

const ADMIN = ['admin']
const MODERATORS = ['moderator', 'admin']
const EDITORS = ['editor', 'admin']
const NO_ROLE: string[] = []
/** Everyone signed in on the site, staff included. */
const MEMBERS = ['user']
/** Also the member who wrote it. */
const AUTHOR = 'author'

type Row = Record<Action, readonly string[]>

const ADMINS_ALL: Row = { read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN }
const ADMINS_READ: Row = { read: ADMIN, create: NO_ROLE, update: NO_ROLE, delete: NO_ROLE }

/**
 * Moderators: comments, reviews, reports; editors: terms, notices, collections; admins: everything that may change.
 * The back office and the collections' access functions (`accessTo`) follow from it. `read` is of rows in every state;
 * what everyone sees is in `visibility.ts`.
 */
const LISTED = {
  restaurants: ADMINS_ALL,
  visits: ADMINS_ALL,
  agencies: ADMINS_ALL,
  matches: { read: ADMIN, create: NO_ROLE, update: ADMIN, delete: NO_ROLE },
  reviews: { read: MODERATORS, create: MEMBERS, update: [...MODERATORS, AUTHOR], delete: NO_ROLE },
  posts: { read: ADMIN, create: [...ADMIN, ...MEMBERS], update: [...ADMIN, AUTHOR], delete: ADMIN },
  suggestions: { read: ADMIN, create: NO_ROLE, update: ADMIN, delete: ADMIN },
  notices: { read: EDITORS, create: EDITORS, update: EDITORS, delete: EDITORS },
  comments: { read: MODERATORS, create: MEMBERS, update: [...MODERATORS, AUTHOR], delete: NO_ROLE },
  reports: { read: MODERATORS, create: MEMBERS, update: MODERATORS, delete: NO_ROLE },
  tickets: { read: ADMIN, create: NO_ROLE, update: ADMIN, delete: NO_ROLE },
  users: { read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
  roles: { read: ADMIN, create: ADMIN, update: ADMIN, delete: NO_ROLE },
  terms: { read: EDITORS, create: EDITORS, update: EDITORS, delete: EDITORS },
  collections: { read: EDITORS, create: EDITORS, update: EDITORS, delete: EDITORS },
  faqs: ADMINS_ALL,
  formats: ADMINS_ALL,
  words: { read: ADMIN, create: ADMIN, update: NO_ROLE, delete: ADMIN },
  audit: ADMINS_READ,
  'data-quality': { read: ADMIN, create: NO_ROLE, update: ADMIN, delete: NO_ROLE },
  backups: ADMINS_ALL,
  jobs: ADMINS_READ,
} satisfies Record<string, Row>
export type Resource = keyof typeof LISTED
export const RESOURCES = Object.keys(LISTED) as [Resource, ...Resource[]]

/** Collections without a screen of their own. */
const UNLISTED = {
  departments: ADMINS_ALL,
  regions: { ...ADMINS_ALL, delete: NO_ROLE },
  'source-documents': { ...ADMINS_READ, update: ADMIN },
  media: ADMINS_ALL,
  'restaurant-aliases': { ...ADMINS_ALL, create: NO_ROLE },
  'restaurant-merges': { ...ADMINS_ALL, delete: NO_ROLE },
  'restaurant-sources': { ...ADMINS_READ, delete: ADMIN },
  licences: ADMINS_READ,
  'import-batches': ADMINS_READ,
  'import-row-issues': ADMINS_READ,
  'role-grants': ADMINS_READ,
} satisfies Record<string, Row>

export type Subject = Resource | keyof typeof UNLISTED
export const PERMISSIONS: Record<Subject, Row> = { ...LISTED, ...UNLISTED }

/** Lists of people and their content, where a search may be a name or an address. */
export const PRIVATE_LISTS: readonly Resource[] = [
  ...(['users', 'roles', 'tickets', 'audit'] as const),
  ...(['reviews', 'posts', 'comments', 'reports'] as const),
]

/** Admin-only screens that are not record lists. */
export const ADMIN_SCREENS = ['data-upload', 'statistics', 'recommendations', 'settings'] as const

export const mayDo = (person: StaffMember | null | undefined, action: Action, subject: Subject): boolean =>
  PERMISSIONS[subject][action].includes(person?.role ?? '')

/** What a member wrote on the site. */
export const mayDoOwn = (person: StaffMember | null | undefined, action: Action, subject: Subject): boolean =>
  person?.role === 'user' && PERMISSIONS[subject][action].includes(AUTHOR)

const SEARCHED: readonly Resource[] = ['restaurants', 'users', 'posts', 'agencies']

export const maySearch = (person: StaffMember | null | undefined): boolean =>
  SEARCHED.some((resource) => mayDo(person, 'read', resource))

export const isResource = (name: unknown): name is Resource => RESOURCES.includes(name as Resource)
