import type { CollectionBeforeChangeHook } from 'payload'
import type { CooldownKind } from '@/domain/community/limits'
import { payloadSql } from '@/server/payloadSql'
import { claimCooldown } from '@/server/posts/claimCooldown'
import { ViolationError } from '@/server/violationError'

/** One post or comment per author and minute, except notices. */
export const limitWrites =
  (kind: CooldownKind): CollectionBeforeChangeHook =>
  async ({ data, operation, req }) => {
    const { author, board } = data as { author?: number | null; board?: string }
    if (operation !== 'create' || !author || board === 'notice') return data
    const claimed = await claimCooldown(payloadSql(req), kind, author)
    if (!claimed.ok) throw new ViolationError(claimed.violation)
    return data
  }
