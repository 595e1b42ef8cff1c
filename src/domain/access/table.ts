/** `view`: what is public (`visibility.ts`); `read`: rows in every state. */
export const VERBS = ['view', 'read', 'create', 'update', 'delete'] as const
export type Verb = (typeof VERBS)[number]
export type FieldVerb = 'read' | 'create' | 'update'

/**
 * `user`: members, staff included while they use the site. `author`: a member, of what they wrote. `self`: everyone
 * signed in, of their own account. With `owing` and `blocked` a member keeps it without the current terms, or blocked.
 */
export type Who = 'visitor' | 'user' | 'author' | 'self' | 'owing' | 'blocked' | 'moderator' | 'editor' | 'admin'
type Rule = readonly Who[]
type FieldRule = Partial<Record<FieldVerb, Rule>>
/** Fields without a rule follow their document. */
type Fields = Record<string, FieldRule>
export interface Row extends Record<Exclude<Verb, 'view'>, Rule> {
  view?: Rule
  fields?: Fields
}

const NONE: Rule = []
const ADMIN: Rule = ['admin']
const MODERATORS: Rule = ['moderator', 'admin']
const EDITORS: Rule = ['editor', 'admin']
const STAFF: Rule = ['moderator', 'editor', 'admin']
const MEMBERS: Rule = ['user']
/** Who may manage what is theirs: no one is kept from reading it or leaving. */
const OWNERS: Rule = ['user', 'owing', 'blocked']
/** Deleting what one wrote takes no consent. */
const REMOVING: Rule = ['author', 'owing']
/** On the site, where a staff session counts for nothing. */
const SITE: Rule = ['visitor', 'user', 'owing', 'blocked']
const EVERYONE: Rule = [...SITE, ...STAFF]

const each = (names: string, rule: FieldRule): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, rule]))
const byServer = (names: string): Fields => each(names, { create: NONE, update: NONE })
const givenOnce = (names: string): Fields => each(names, { update: NONE })

/** The server alone writes these in every collection. */
export const SERVER_FIELDS = byServer('createdAt updatedAt importBatch')

const ADMINS: Row = { read: ADMIN, create: ADMIN, update: ADMIN, delete: ADMIN }
const ADMINS_READ: Row = { read: ADMIN, create: NONE, update: NONE, delete: NONE }
const EDITORS_ALL: Row = { read: EDITORS, create: EDITORS, update: EDITORS, delete: EDITORS }
const STAFF_ALL: Row = { read: STAFF, create: STAFF, update: STAFF, delete: STAFF }
const MEMBERS_ALL: Row = { read: OWNERS, create: MEMBERS, update: MEMBERS, delete: MEMBERS }
const OWNERS_ALL: Row = { read: OWNERS, create: OWNERS, update: OWNERS, delete: OWNERS }
/** Of what is public; no one else sees who liked it. */
const LIKES: Row = { read: ['author'], create: MEMBERS, update: NONE, delete: ['author'], fields: byServer('user') }
const PUBLIC = { view: EVERYONE }
const NO_ONE: Row = { read: NONE, create: NONE, update: NONE, delete: NONE }

const HIDING: Fields = {
  ...each('hiddenReason hiddenUntil', { read: STAFF, create: NONE, update: STAFF }),
  deletedBy: { read: STAFF, create: NONE, update: NONE },
}
/** Staff hide what members write and do not edit it. */
const WORDS: FieldRule = { update: MEMBERS }
const STATUS: FieldRule = { create: NONE, update: MODERATORS }
const POST: Fields = {
  ...HIDING,
  board: { create: ['user', 'admin'], update: NONE },
  ...each('author answeredBy', { read: STAFF, create: NONE, update: NONE }),
  ...byServer('authorNickname answeredAt viewCount likeCount commentCount editedAt'),
  ...each('isPinned status suggestionStatus staffAnswer', { create: EDITORS, update: EDITORS }),
  ...each('noticeType priority publishFrom publishUntil', { create: EDITORS, update: EDITORS }),
}

/** With a screen of the back office (`/api/ra`). Moderators decide about what members write, editors write texts. */
const LISTED = {
  restaurants: { ...ADMINS, ...PUBLIC, fields: byServer('title addressFrom mergedInto') },
  visits: {
    ...ADMINS,
    ...PUBLIC,
    fields: {
      ...byServer('sourceDocument alias sheet rowNumber placeIndex rowHash dataSource'),
      notes: { read: ADMIN },
      correctedBy: { read: ADMIN, create: NONE, update: NONE },
    },
  },
  agencies: { ...ADMINS, ...PUBLIC },
  sources: ADMINS,
  matches: {
    ...{ read: ADMIN, create: NONE, update: ADMIN, delete: NONE },
    fields: givenOnce('alias candidate confidence evidence decidedBy decidedAt'),
  },
  reviews: {
    ...{ read: MODERATORS, create: MEMBERS, update: [...MODERATORS, 'author'], delete: [...MODERATORS, ...REMOVING] },
    fields: {
      ...HIDING,
      ...givenOnce('restaurant'),
      ...byServer('user editedAt'),
      ...each('rating content', WORDS),
      status: STATUS,
    },
  },
  posts: {
    ...PUBLIC,
    ...{ read: ADMIN, create: ['user', 'admin'], update: ['author', 'admin'], delete: ['admin', ...REMOVING] },
    fields: { ...POST, ...each('title content restaurant', WORDS) },
  },
  suggestions: { read: ADMIN, create: NONE, update: ADMIN, delete: ADMIN },
  notices: { ...EDITORS_ALL, ...PUBLIC, fields: POST },
  comments: {
    ...PUBLIC,
    ...{ read: MODERATORS, create: ['user', 'admin'], update: [...MODERATORS, 'author'] },
    delete: [...MODERATORS, ...REMOVING],
    fields: {
      ...HIDING,
      ...givenOnce('post parent'),
      author: { read: STAFF, create: NONE, update: NONE },
      ...byServer('authorNickname likeCount replyCount editedAt'),
      content: WORDS,
      status: STATUS,
    },
  },
  reports: {
    ...{ read: MODERATORS, create: MEMBERS, update: MODERATORS, delete: NONE },
    fields: {
      ...givenOnce('targetType comment post review reason description'),
      ...byServer('reporter outcome reviewedAt reviewedBy'),
      ...each('status note', { create: NONE }),
    },
  },
  tickets: {
    ...{ read: ADMIN, create: SITE, update: ADMIN, delete: NONE },
    fields: givenOnce('kind subject body settledAt answer answeredBy answeredAt answerSentAt'),
  },
  users: {
    ...{ read: ['admin', 'self'], create: ADMIN, update: ['admin', 'self'], delete: ADMIN },
    fields: {
      email: { read: ['admin', 'self'], create: ADMIN, update: ADMIN },
      region: { read: ['admin', 'self'] },
      role: { create: ADMIN, update: ADMIN },
      ...each('blockedAt blockedUntil blockedReason blockedBy lastSignInAt', {
        read: ADMIN,
        create: NONE,
        update: NONE,
      }),
    },
  },
  roles: { ...ADMINS, delete: NONE },
  terms: { ...EDITORS_ALL, ...PUBLIC },
  collections: { ...EDITORS_ALL, ...PUBLIC, fields: { places: { read: STAFF } } },
  faqs: { ...ADMINS, ...PUBLIC },
  formats: ADMINS,
  words: { ...ADMINS, update: NONE },
  audit: ADMINS_READ,
  'data-quality': { ...ADMINS_READ, update: ADMIN },
  backups: ADMINS,
  jobs: { ...ADMINS_READ, delete: ADMIN },
} satisfies Record<string, Row>
export type Resource = keyof typeof LISTED
export const RESOURCES = Object.keys(LISTED) as [Resource, ...Resource[]]

/** Collections without a screen of their own, and Payload's own. */
const UNLISTED = {
  departments: { ...ADMINS, ...PUBLIC },
  regions: { ...ADMINS, ...PUBLIC, delete: NONE },
  'source-documents': { ...ADMINS_READ, ...PUBLIC, update: ADMIN, fields: byServer('key') },
  media: { ...ADMINS, ...PUBLIC },
  'restaurant-aliases': {
    ...{ ...ADMINS, create: NONE },
    fields: givenOnce('key nameKey alternateNameKey addressKey evidence confidence'),
  },
  'restaurant-merges': {
    ...{ ...ADMINS, delete: NONE },
    fields: { ...givenOnce('from into'), undone: { create: NONE }, ...byServer('mergedBy undoneBy undoneAt') },
  },
  'restaurant-sources': { ...ADMINS_READ, delete: ADMIN },
  licences: ADMINS_READ,
  'import-batches': ADMINS_READ,
  'import-row-issues': ADMINS_READ,
  'role-grants': ADMINS_READ,
  'post-likes': LIKES,
  'comment-likes': LIKES,
  'review-votes': LIKES,
  // Opening a document in the panel locks it, closing it releases the lock.
  'payload-locked-documents': EDITORS_ALL,
  'payload-preferences': { read: ['self'], create: STAFF, update: ['self'], delete: STAFF },
  'payload-migrations': NO_ONE,
  'payload-kv': NO_ONE,
} satisfies Record<string, Row>

/** What only `/api/v1` has. */
const OF_API = {
  overview: ADMINS_READ,
  'data-upload': ADMINS,
  recommendations: ADMINS,
  settings: ADMINS,
  statistics: ADMINS,
  /** What staff may see of it depends on their other permissions. */
  desk: STAFF_ALL,
  polls: { ...NO_ONE, view: EVERYONE, create: SITE, update: SITE },
  /** Of mails, known only by their token. */
  'mail-links': { ...NO_ONE, update: SITE },
  session: { ...NO_ONE, read: SITE, delete: SITE },
  'sign-up': { ...NO_ONE, delete: SITE },
  favorites: { ...MEMBERS_ALL, view: EVERYONE },
  offices: { ...MEMBERS_ALL, delete: OWNERS },
  photos: { ...MEMBERS_ALL, view: EVERYONE },
  profile: MEMBERS_ALL,
  /** Sessions, agreements, notices, mutes, what one wrote. */
  account: OWNERS_ALL,
} satisfies Record<string, Row>

export type Subject = Resource | keyof typeof UNLISTED | keyof typeof OF_API
/** Who may do what: collections, the back office and `/api/v1` follow from it. */
export const TABLE: Record<Subject, Row> = { ...LISTED, ...UNLISTED, ...OF_API }
