import type { Access, PayloadRequest, Where } from 'payload'
import { isAdmin, isEditor, isModerator } from '@/domain/roles'
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

/** Admins also see trashed and hidden documents. */
export const visibleOrAdmins =
  (kind: VisibleKind): Access =>
  ({ req }) =>
    isAdmin(req.user) || whereVisible(kind)

export const visibleOrEditors =
  (kind: VisibleKind): Access =>
  ({ req }) =>
    isEditor(req.user) || whereOf(VISIBLE[kind])

/** Visible if the document at `field` is. */
export const belongingToVisible =
  (kind: VisibleKind, field: string): Access =>
  ({ req }) =>
    isAdmin(req.user) || whereVisible(kind, `${field}.`)

/** In every state; those deleted by their author only for admins. */
export const reviewsForModerators = ({ req }: { req: PayloadRequest }): boolean | Where =>
  isAdmin(req.user) ||
  (isModerator(req.user) && { or: [{ deletedAt: { exists: false } }, { deletedBy: { exists: true } }] })
