import type { Access, PayloadRequest, Where } from 'payload'
import { isAdmin, isEditor, isModerator } from '@/domain/roles'
import { type VisibleKind, STAFF_REVIEWS, VISIBLE, type VisibleIf } from '@/domain/visibility'

function whereOfOne(condition: VisibleIf, field: string): Where {
  if ('empty' in condition) return { [field]: { exists: false } }
  if ('equals' in condition) return { [field]: { equals: condition.equals } }
  const now = new Date().toISOString()
  const compared = 'reached' in condition ? { less_than_equal: now } : { greater_than: now }
  return { or: [{ [field]: { exists: false } }, { [field]: compared }] }
}

/** The conditions as a Payload query; `path` leads to the document that must be visible. */
const whereOf = (conditions: readonly VisibleIf[], path = ''): Where => ({
  and: conditions.map((condition) => whereOfOne(condition, `${path}${condition.field}`)),
})

/** The public documents of a kind. */
export const whereVisible = (kind: VisibleKind, path = ''): Where => whereOf(VISIBLE[kind], path)

/** The public documents of a kind; admins also see trashed and hidden ones. */
export const visibleOrAdmins =
  (kind: VisibleKind): Access =>
  ({ req }) =>
    isAdmin(req.user) || whereVisible(kind)

/** Like `visibleOrAdmins`, for editors' content. */
export const visibleOrEditors =
  (kind: VisibleKind): Access =>
  ({ req }) =>
    isEditor(req.user) || whereOf(VISIBLE[kind])

/** Documents that belong to another, visible if that one is. */
export const belongingToVisible =
  (kind: VisibleKind, field: string): Access =>
  ({ req }) =>
    isAdmin(req.user) || whereVisible(kind, `${field}.`)

/** Reviews in every state for moderators; those deleted by their author only for admins. */
export const reviewsForModerators = ({ req }: { req: PayloadRequest }): boolean | Where =>
  isAdmin(req.user) || (isModerator(req.user) && whereOf(STAFF_REVIEWS))
