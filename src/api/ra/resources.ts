import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import type { Resource } from '@/domain/access/table'
import { SUB_CATEGORY_MAX } from '@/domain/directory/directory'
import type { ContentType } from '@/domain/moderation/moderation'
import type { Queryable } from '@/infra/database/pool'
import type { BulkAuthor, BulkOutcome } from '@/server/backOffice/bulk'
import type { StaffRecord } from '@/server/backOffice/listSpec'
import { authorOf, authorOfReported } from '@/server/moderation/contentRows'
import { readModeration } from '@/server/backOffice/readModeration'
import { readMatchQuestion } from '@/server/matching/readMatchQuestion'
import { RESTAURANT_EVENTS } from '@/server/restaurants/restaurantEvents'
import { type AuditSubject, DEFINED } from '@/resources/defined'
import { type Definition, writtenFields } from '@/resources/definition'
import { updateRestaurants } from '@/server/restaurants/updateRestaurants'
import { readVisitDetail } from '@/server/visits'
import { ok } from '@/domain/result'
import { setPinned } from '@/server/posts/writePost'
import { LISTS, type ResourceLists } from './resourceLists'
import { AGENCIES_ACTIONS, AGENCY_ACTIONS } from './agencyActions'
import { type BulkAction, type RecordAction, type ResourceAction, bulkAction } from './recordAction'
import { BACKUP_ACTIONS, BACKUPS_ACTIONS } from './backupActions'
import { contentActions, REPORT_ACTIONS } from './moderationActions'
import { DUPLICATE_ACTIONS, MATCH_ACTIONS, MATCHES_ACTIONS } from './matchActions'
import { TICKET_ACTIONS } from './ticketActions'
import { QUALITY_ACTIONS, QUALITY_BULK_ACTIONS } from './qualityActions'
import { SOURCE_ACTIONS, SOURCES_ACTIONS } from './sourceActions'
import { RESTAURANT_ACTIONS, RESTAURANT_BULK_ACTIONS } from './restaurantActions'
import { USER_ACTIONS, USERS_ACTIONS } from './userActions'
import { VISIT_ACTIONS, VISIT_BULK_ACTIONS, VISITS_ACTIONS } from './visitActions'
import { WORD_BULK_ACTIONS, WORDS_ACTIONS } from './wordActions'

const restore = bulkAction({
  may: 'update',
  schema: z.strictObject({}),
  run: async (_sql, { req, ids }) => {
    for (const id of ids)
      await req.payload.update({
        collection: 'posts',
        id,
        data: { deletedAt: null },
        req,
        trash: true,
        overrideAccess: false,
        depth: 0,
      })
    return ok()
  },
})

const NOTICE_ACTIONS: Record<string, BulkAction> = { restore }

const pin = (isPinned: boolean): BulkAction =>
  bulkAction({
    may: 'update',
    schema: z.strictObject({}),
    run: async (sql, { ids, by }) => ok({ data: await setPinned(sql, { ids, isPinned, by }) }),
  })

const { actions, bulkActions } = contentActions('post')

const POST_ACTIONS = { actions, bulkActions: { ...bulkActions, pin: pin(true), unpin: pin(false) } }

export interface BulkUpdate {
  schema: z.ZodType
  run: (sql: Queryable, ids: readonly number[], changes: never, author: BulkAuthor) => Promise<BulkOutcome>
}

/** What a record's activity is read from. */
export interface Activity {
  subject: AuditSubject
  /** notes alone, about another record: its id, or null if it is gone */
  about?: (sql: Queryable, id: number) => Promise<number | null>
  /** events that the audit log does not have, as statements */
  events?: readonly string[]
  /** audited fields whose earlier text can be read */
  texts?: readonly string[]
}

export interface ResourceDefinition extends ResourceLists {
  /** beyond the list's columns */
  detail?: (sql: Queryable, record: StaffRecord) => Promise<object>
  /** for writes of single documents, with its access rules and hooks */
  collection?: CollectionSlug
  /** writable; Payload's name where it differs */
  fields?: Readonly<Record<string, true | string>>
  fixed?: Readonly<Record<string, unknown>>
  trash?: boolean
  bulk?: BulkUpdate
  activity?: Activity
  /** `delete` replaces plain deletion */
  actions?: Readonly<Record<string, RecordAction>>
  bulkActions?: Readonly<Record<string, BulkAction>>
  resourceActions?: Readonly<Record<string, ResourceAction>>
}

const same = (...names: string[]): Record<string, true> => Object.fromEntries(names.map((name) => [name, true]))

const restaurantChanges = z
  .strictObject({
    isActive: z.boolean(),
    category: z.enum(['restaurant', 'cafe']),
    subCategory: z.string().trim().min(1).max(SUB_CATEGORY_MAX).nullable(),
    trashed: z.boolean(),
  })
  .partial()

/** About the author; the rest of an account's activity is for those who may read accounts. */
const notesAbout = (type: ContentType): Activity => ({
  subject: 'user',
  about: (sql, id) => authorOf(sql, type, id),
})

/** What is read and written by the definition alone. */
const PLAIN = Object.fromEntries(
  Object.values(DEFINED).map((one: Definition) => [
    one.key,
    {
      ...LISTS[one.key],
      collection: one.collection,
      fields: writtenFields(one),
      // Visits show their corrections and changes of status themselves.
      ...(one.key !== 'visits' && {
        activity: { subject: one.subject as AuditSubject, ...(one.texts && { texts: one.texts }) },
      }),
    },
  ]),
) as Record<keyof typeof DEFINED, ResourceDefinition>

export const DEFINITIONS: Partial<Record<Resource, ResourceDefinition>> = {
  ...PLAIN,
  restaurants: {
    ...PLAIN.restaurants,
    trash: true,
    bulk: { schema: restaurantChanges, run: updateRestaurants },
    actions: RESTAURANT_ACTIONS,
    bulkActions: RESTAURANT_BULK_ACTIONS,
    activity: { subject: 'restaurant', events: RESTAURANT_EVENTS },
  },
  visits: {
    ...PLAIN.visits,
    detail: (sql, { id }) => readVisitDetail(sql, id),
    actions: VISIT_ACTIONS,
    bulkActions: VISIT_BULK_ACTIONS,
    resourceActions: VISITS_ACTIONS,
  },
  sources: { ...PLAIN.sources, actions: SOURCE_ACTIONS, resourceActions: SOURCES_ACTIONS },
  agencies: { ...PLAIN.agencies, actions: AGENCY_ACTIONS, resourceActions: AGENCIES_ACTIONS },
  matches: {
    ...LISTS.matches,
    detail: (sql, { alias, restaurant }) =>
      readMatchQuestion(sql, { alias: alias as number, restaurant: restaurant as number }),
    actions: MATCH_ACTIONS,
    resourceActions: { ...MATCHES_ACTIONS, ...DUPLICATE_ACTIONS },
  },
  posts: {
    ...LISTS.posts,
    detail: (sql, { id }) => readModeration(sql, 'post', id),
    activity: notesAbout('post'),
    collection: 'posts',
    trash: true,
    fields: same('isPinned'),
    ...POST_ACTIONS,
  },
  suggestions: {
    ...LISTS.suggestions,
    collection: 'posts',
    trash: true,
    fields: same('suggestionStatus', 'staffAnswer', 'isPinned'),
    ...POST_ACTIONS,
  },
  notices: { ...PLAIN.notices, trash: true, fixed: { board: 'notice' }, bulkActions: NOTICE_ACTIONS },
  comments: {
    ...LISTS.comments,
    detail: (sql, { id }) => readModeration(sql, 'comment', id),
    activity: notesAbout('comment'),
    ...contentActions('comment'),
  },
  reports: {
    ...LISTS.reports,
    detail: (sql, { targetType, target }) => readModeration(sql, targetType as ContentType, target as number),
    activity: { subject: 'user', about: authorOfReported },
    actions: REPORT_ACTIONS,
  },
  audit: LISTS.audit,
  words: { ...LISTS.words, bulkActions: WORD_BULK_ACTIONS, resourceActions: WORDS_ACTIONS },
  'data-quality': { ...LISTS['data-quality'], bulkActions: QUALITY_BULK_ACTIONS, resourceActions: QUALITY_ACTIONS },
  backups: { ...LISTS.backups, actions: BACKUP_ACTIONS, resourceActions: BACKUPS_ACTIONS },
  jobs: LISTS.jobs,
  reviews: {
    ...LISTS.reviews,
    detail: (sql, { id }) => readModeration(sql, 'review', id),
    activity: notesAbout('review'),
    ...contentActions('review'),
  },
  tickets: {
    ...LISTS.tickets,
    collection: 'tickets',
    fields: same('status', 'notes', 'email', 'restaurant', 'review', 'post', 'comment'),
    actions: TICKET_ACTIONS,
  },
  users: {
    ...LISTS.users,
    collection: 'users',
    fields: same('nickname'),
    activity: { subject: 'user' },
    actions: USER_ACTIONS,
    resourceActions: USERS_ACTIONS,
  },
  roles: LISTS.roles,
}
