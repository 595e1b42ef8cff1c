import type { FlattenedField } from 'payload'
import type { Person } from '../access/restAccess'

const ADMIN = ['admin'] as const
const EDITORS = ['editor', 'admin'] as const
const STAFF = ['moderator', 'editor', 'admin'] as const
const MODERATORS = ['moderator', 'admin'] as const

interface Writers {
  create?: readonly Person[]
  update?: readonly Person[]
}

const admins: Writers = { create: ADMIN, update: ADMIN }
const editors: Writers = { create: EDITORS, update: EDITORS }

/** The guarded fields that people do set, and who; every other one is the server's alone. */
export const WRITERS: Record<string, Writers> = {
  'restaurants.closedOn': admins,
  'restaurants.verifiedOn': admins,
  'restaurants.deletedAt': admins,
  'visits.spentAt': admins,
  // Anyone who changes it later says why.
  'visits.status': { create: ADMIN },
  'match-reviews.decision': { update: ADMIN },
  'regions.validFrom': admins,
  'regions.validTo': admins,
  'tickets.status': { update: ADMIN },
  'terms-versions.effectiveOn': { create: EDITORS },
  'faqs.status': admins,
  'reviews.status': { update: MODERATORS },
  'posts.board': { create: ADMIN },
  'posts.status': editors,
  'posts.publishFrom': editors,
  'posts.publishUntil': editors,
  'comments.status': { update: MODERATORS },
  'reports.status': { update: MODERATORS },
  'users.role': admins,
  // Payload's own: who edits what in the panel now, and how somebody likes their lists.
  'payload-locked-documents.user': editors,
  'payload-locked-documents.document': { create: EDITORS },
  'payload-locked-documents.createdAt': editors,
  'payload-locked-documents.updatedAt': { create: EDITORS },
  'payload-preferences.createdAt': { create: STAFF },
  'payload-preferences.updatedAt': { create: STAFF },
}

/** As the tests tell it: 'status is updated by admin'. */
export const writingsOf = (slug: string, field: string): string[] => {
  const { create = [], update = [] } = WRITERS[`${slug}.${field}`] ?? {}
  return [
    ...create.map((person) => `${field} is created by ${person}`),
    ...update.map((person) => `${field} is updated by ${person}`),
  ]
}

const STATE = /^(?:status|suggestionStatus|role|outcome|decision|evidence|dataSource|board)$/
const COUNTER = /(?:Count|confidence)$/

const leadsToUsers = (field: FlattenedField): boolean =>
  field.type === 'relationship' && [field.relationTo].flat().includes('users')

/** Whether a field says when, by whom, in what state or how many: what a writer would forge. */
export const isGuarded = (field: FlattenedField): boolean =>
  field.type === 'date' ||
  leadsToUsers(field) ||
  (field.type === 'number' && COUNTER.test(field.name)) ||
  (field.type === 'select' && STATE.test(field.name))

const FIRST_DAY = Date.UTC(2001, 1, 3)
const SECOND_MS = 1_000
let forged = 4_242

/**
 * A value that the field does not have and no one but a forger would give it: another one each time.
 * @param strangers accounts that have nothing to do with the document
 */
export function forgedValue(field: FlattenedField, present: unknown, strangers: readonly number[]): unknown {
  forged += 1
  if (field.type === 'date') return new Date(FIRST_DAY + forged * SECOND_MS).toISOString()
  if (field.type === 'number') return field.max === 1 ? forged / 1_000_000 : forged
  if (field.type === 'relationship') {
    const value = strangers[forged % strangers.length]
    return Array.isArray(field.relationTo) ? { relationTo: 'users', value } : value
  }
  if (field.type !== 'select') throw new Error(`${field.name} is not guarded`)
  const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
  return values.find((value) => value !== present)
}
