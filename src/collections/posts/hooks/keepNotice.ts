import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '@/payload-types'
import { changedOf, lockFields } from '../../hooks/moderate'

/** Editors publish, withdraw and delete notices; no one moderates them. The server's clock decides when. */
export const keepNotice =
  (columns: Record<string, string>): CollectionBeforeChangeHook<Post> =>
  async ({ data, originalDoc, req }) => {
    const before = originalDoc as Post
    const changed = changedOf(data, { ...before }, ['status', 'hiddenReason', 'deletedAt'])
    const current = await lockFields(req, 'post', before.id, columns)
    const { status, hiddenReason, deletedAt } = { ...current, ...changed } as Partial<Post>
    const isTrashed = Boolean(changed.deletedAt) && !current.deletedAt
    return {
      ...data,
      ...current,
      ...{ status, hiddenReason: status === 'hidden' ? hiddenReason : null, hiddenUntil: null },
      ...{ deletedAt: isTrashed ? new Date().toISOString() : deletedAt && current.deletedAt },
      ...(isTrashed && { deletedBy: req.user?.id ?? null }),
      ...(!deletedAt && { deletedBy: null }),
    } as Partial<Post>
  }
