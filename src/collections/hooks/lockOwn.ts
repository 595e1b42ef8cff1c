import type { CollectionBeforeOperationHook } from 'payload'
import type { ContentType } from '@/domain/moderation/states'
import type { Result } from '@/domain/result'
import { isMember } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'
import { lockOwnContent } from '@/server/moderation/lockOwnContent'
import { payloadSql } from '@/server/payloadSql'
import { unwrap } from '@/server/violationError'

type Limit = (sql: Queryable, member: number) => Promise<Result>

/** Before Payload reads what a member changes, so that it writes back no field that changed in between. */
export const lockOwn =
  (type: ContentType, limit: Limit): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || !req.user || !isMember(req.user)) return args
    const { id, data } = args as { id?: unknown; data: object }
    const [sql, member] = [payloadSql(req), req.user.id]
    const isMoved = 'deletedAt' in data
    if (!isMoved) unwrap(await limit(sql, member))
    unwrap(await lockOwnContent(sql, { type, id: Number(id), member, isRestored: isMoved && data.deletedAt === null }))
    return args
  }
