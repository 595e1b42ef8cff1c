import type { Access, PayloadRequest, Where } from 'payload'
import { isAdmin, isModerator } from '@/domain/roles'
import { type VisibleKind, STAFF_REVIEWS, VISIBLE, type VisibleIf } from '@/domain/visibility'

/** The conditions as Payload asks for them; `path` leads to the document that must be visible. */
const whereOf = (conditions: readonly VisibleIf[], path = ''): Where => ({
  and: conditions.map((condition) => ({
    [`${path}${condition.field}`]: 'empty' in condition ? { exists: false } : { equals: condition.equals },
  })),
})

/** What everybody sees of a kind; admins see all of it, trashed and hidden documents too. */
export const visibleOrAdmins =
  (kind: VisibleKind): Access =>
  ({ req }) =>
    isAdmin(req.user) || whereOf(VISIBLE[kind])

/** Documents that belong to another: seen where that one is. */
export const belongingToVisible =
  (kind: VisibleKind, field: string): Access =>
  ({ req }) =>
    isAdmin(req.user) || whereOf(VISIBLE[kind], `${field}.`)

/** Reviews in every state for those who look after them. What its writer took back is for admins alone. */
export const reviewsForModerators = ({ req }: { req: PayloadRequest }): boolean | Where =>
  isAdmin(req.user) || (isModerator(req.user) && whereOf(STAFF_REVIEWS))
