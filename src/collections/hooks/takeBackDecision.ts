import type { CollectionAfterChangeHook } from 'payload'
import type { ContentType } from '@/domain/moderation/states'
import { lockContentRows } from '@/server/moderation/lockContentRows'
import { takeBackDecisions } from '@/server/moderation/takeBackDecisions'
import { payloadSql } from '@/server/payloadSql'

interface Shown {
  id: number
  status?: string | null
  deletedAt?: string | null
}

const isTakenAway = ({ status, deletedAt }: Shown): boolean => status === 'hidden' || Boolean(deletedAt)

/** Showing content again here ends earlier decisions about it, as in the back office. */
export const takeBackDecision =
  (type: ContentType): CollectionAfterChangeHook<Shown> =>
  async ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update' || !isTakenAway(previousDoc) || isTakenAway(doc)) return doc
    const sql = payloadSql(req)
    const [content] = await lockContentRows(sql, type, [doc.id])
    if (content) await takeBackDecisions(sql, type, content, req.user?.id ?? null)
    return doc
  }
