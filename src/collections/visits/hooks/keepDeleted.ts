import type { CollectionBeforeDeleteHook } from 'payload'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { keepDeletedVisit } from '@/server/visits/deletedVisits'

/** So that it can be restored. */
export const keepDeleted: CollectionBeforeDeleteHook = async ({ req, id }) => {
  if (!req.user) return
  const kept = await keepDeletedVisit(payloadSql(req), Number(id))
  if (!kept.ok) throw new ViolationError(kept.violation)
}
