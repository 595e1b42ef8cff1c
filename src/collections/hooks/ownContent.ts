import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { ContentType } from '@/domain/moderation/moderation'
import type { Result } from '@/domain/result'
import { isMember } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'
import { CONTENT_TABLES, lockContentRows, lockOwnContent } from '@/server/moderation/contentRows'
import { payloadSql } from '@/server/payloadSql'
import { unwrap } from '@/server/violationError'
import { type Attached, attachedPhotos, attachPhotos } from '@/server/photos/attachPhotos'

/** The author is the caller: no one can write in another's name. */
export const fillAuthor =
  (field: 'author' | 'user' | 'reporter' = 'author'): CollectionBeforeChangeHook =>
  ({ data, operation, req }) =>
    operation === 'create' && data[field] === undefined && req.user ? { ...data, [field]: req.user.id } : data

type Limit = (sql: Queryable, member: number) => Promise<Result>

type BulkArgs = Pick<Parameters<PayloadRequest['payload']['find']>[0], 'where' | 'limit' | 'sort' | 'trash'>

/** All at once and in one order: Payload changes them side by side, each when its hooks come to it. */
async function lockMatching(req: PayloadRequest, type: ContentType, { limit = 0, trash = false, ...args }: BulkArgs) {
  const { docs } = await req.payload.find({
    collection: CONTENT_TABLES[type].table,
    ...{ where: args.where, sort: args.sort, limit, trash, pagination: false, depth: 0, select: {}, req },
  })
  await lockContentRows(
    payloadSql(req),
    type,
    docs.map(({ id }) => Number(id)),
  )
}

/** Before Payload reads what someone changes, so that it writes back no field that changed in between. */
export const lockChanged =
  (type: ContentType, limit: Limit): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update') return args
    if (!req.user || !isMember(req.user)) {
      if ('where' in args && args.where) await lockMatching(req, type, args)
      return args
    }
    const { id, data } = args as { id?: unknown; data: object }
    const [sql, member] = [payloadSql(req), req.user.id]
    const isMoved = 'deletedAt' in data
    if (!isMoved) unwrap(await limit(sql, member))
    unwrap(await lockOwnContent(sql, { type, id: Number(id), member, isRestored: isMoved && data.deletedAt === null }))
    return args
  }

/** Names of a member's uploads that the document is to have, in order; undefined to leave them. */
const photosOf = ({ context }: PayloadRequest) => context.photos as readonly string[] | undefined

export async function arePhotosChanged(req: PayloadRequest, to: Attached['to']): Promise<boolean> {
  const names = photosOf(req)
  return names !== undefined && names.join() !== (await attachedPhotos(payloadSql(req), to)).join()
}

/** @param isNew whether it has none yet */
export async function savePhotos(req: PayloadRequest, to: Attached['to'], isNew: boolean): Promise<void> {
  const names = photosOf(req)
  if (names && req.user && (names.length > 0 || !isNew))
    unwrap(await attachPhotos(payloadSql(req), { to, member: req.user.id, names }))
}
