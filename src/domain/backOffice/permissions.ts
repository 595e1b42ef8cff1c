export const RESOURCES = [
  'restaurants',
  'visits',
  'agencies',
  'matches',
  'reviews',
  'posts',
  'suggestions',
  'notices',
  'comments',
  'reports',
  'tickets',
  'users',
  'roles',
  'terms',
  'collections',
  'faqs',
  'formats',
  'words',
  'audit',
  'data-quality',
  'backups',
  'jobs',
] as const
export type Resource = (typeof RESOURCES)[number]

/** Lists of people and their content, where a search may be a name or an address. */
export const PRIVATE_LISTS: readonly Resource[] = [
  ...(['users', 'roles', 'tickets', 'audit'] as const),
  ...(['reviews', 'posts', 'comments', 'reports'] as const),
]

/** Admin-only screens that are not record lists. */
export const ADMIN_SCREENS = ['data-upload', 'statistics', 'recommendations', 'settings'] as const

export type Action = 'read' | 'create' | 'update' | 'delete'

interface StaffMember {
  role?: string | null
}

const ADMIN = ['admin']
const MODERATORS = ['moderator', 'admin']
const EDITORS = ['editor', 'admin']
const NOBODY: string[] = []

type Row = Record<Action, readonly string[]>

const ADMINS_ALL: Row = { read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN }

/** Moderators: comments, reviews, reports; editors: terms, notices, collections; admins: everything that may change. */
export const PERMISSIONS: Record<Resource, Row> = {
  restaurants: ADMINS_ALL,
  visits: ADMINS_ALL,
  agencies: ADMINS_ALL,
  matches: { read: ADMIN, create: NOBODY, update: ADMIN, delete: NOBODY },
  reviews: { read: MODERATORS, create: NOBODY, update: MODERATORS, delete: NOBODY },
  posts: ADMINS_ALL,
  suggestions: { read: ADMIN, create: NOBODY, update: ADMIN, delete: ADMIN },
  notices: { read: EDITORS, create: EDITORS, update: EDITORS, delete: EDITORS },
  comments: { read: MODERATORS, create: NOBODY, update: MODERATORS, delete: NOBODY },
  reports: { read: MODERATORS, create: NOBODY, update: MODERATORS, delete: NOBODY },
  tickets: { read: ADMIN, create: NOBODY, update: ADMIN, delete: NOBODY },
  users: { read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN },
  roles: { read: ADMIN, create: ADMIN, update: ADMIN, delete: NOBODY },
  terms: { read: EDITORS, create: EDITORS, update: EDITORS, delete: EDITORS },
  collections: { read: EDITORS, create: EDITORS, update: EDITORS, delete: EDITORS },
  faqs: ADMINS_ALL,
  formats: ADMINS_ALL,
  words: { read: ADMIN, create: ADMIN, update: NOBODY, delete: ADMIN },
  audit: { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
  'data-quality': { read: ADMIN, create: NOBODY, update: ADMIN, delete: NOBODY },
  backups: ADMINS_ALL,
  jobs: { read: ADMIN, create: NOBODY, update: NOBODY, delete: NOBODY },
}

export const mayDo = (person: StaffMember | null | undefined, action: Action, resource: Resource): boolean =>
  PERMISSIONS[resource][action].includes(person?.role ?? '')

const SEARCHED: readonly Resource[] = ['restaurants', 'users', 'posts', 'agencies']

export const maySearch = (person: StaffMember | null | undefined): boolean =>
  SEARCHED.some((resource) => mayDo(person, 'read', resource))

export const isResource = (name: unknown): name is Resource => RESOURCES.includes(name as Resource)
