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

/** The conditions as Payload asks for them; `path` leads to the document that must be visible. */
const whereOf = (conditions: readonly VisibleIf[], path = ''): Where => ({
  and: conditions.map((condition) => whereOfOne(condition, `${path}${condition.field}`)),
})

/** What everybody sees of a kind. */
export const whereVisible = (kind: VisibleKind, path = ''): Where => whereOf(VISIBLE[kind], path)

/** What everybody sees of a kind; admins see all of it, trashed and hidden documents too. */
export const visibleOrAdmins =
  (kind: VisibleKind): Access =>
  ({ req }) =>
    isAdmin(req.user) || whereVisible(kind)

/** As `visibleOrAdmins`, for what editors write. */
export const visibleOrEditors =
  (kind: VisibleKind): Access =>
  ({ req }) =>
    isEditor(req.user) || whereOf(VISIBLE[kind])

/** Documents that belong to another: seen where that one is. */
export const belongingToVisible =
  (kind: VisibleKind, field: string): Access =>
  ({ req }) =>
    isAdmin(req.user) || whereVisible(kind, `${field}.`)

/** Reviews in every state for those who look after them. What its writer took back is for admins alone. */
export const reviewsForModerators = ({ req }: { req: PayloadRequest }): boolean | Where =>
  isAdmin(req.user) || (isModerator(req.user) && whereOf(STAFF_REVIEWS))
