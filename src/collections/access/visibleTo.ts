import type { Access, PayloadRequest, Where } from 'payload'
import { mayDo } from '@/domain/backOffice/permissions'
import { isAdmin } from '@/domain/roles'
import { type VisibleKind, VISIBLE, type VisibleIf } from '@/domain/visibility'

function whereOfOne(condition: VisibleIf, field: string): Where {
  if ('empty' in condition) return { [field]: { exists: false } }
  if ('equals' in condition) return { [field]: { equals: condition.equals } }
  const now = new Date().toISOString()
  const compared = 'reached' in condition ? { less_than_equal: now } : { greater_than: now }
  return { or: [{ [field]: { exists: false } }, { [field]: compared }] }
}

/** `path` leads to the document that must be visible. */
const whereOf = (conditions: readonly VisibleIf[], path = ''): Where => ({
  and: conditions.map((condition) => whereOfOne(condition, `${path}${condition.field}`)),
})

export const whereVisible = (kind: VisibleKind, path = ''): Where => whereOf(VISIBLE[kind], path)

/** What everyone sees; `path` leads to the document that must be visible. */
export const visibleToAll =
  (kind: VisibleKind, path?: string): Access =>
  () =>
    whereVisible(kind, path)

/** In every state; those deleted by their author only for admins. */
export const reviewsForModerators = ({ req }: { req: PayloadRequest }): boolean | Where =>
  isAdmin(req.user) ||
  (mayDo(req.user, 'read', 'reviews') && { or: [{ deletedAt: { exists: false } }, { deletedBy: { exists: true } }] })
