import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { RestaurantMerge } from '@/payload-types'
import { waitForImportLock } from '@/server/importLock'
import { applyMerge, requireMergeable } from '@/server/matching/mergeRestaurants'
import { undoMerge } from '@/server/matching/undoMerge'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { idOf } from '../../idOf'

const sidesOf = ({ from, into }: Pick<RestaurantMerge, 'from' | 'into'>) => ({ from: idOf(from), into: idOf(into) })

export const checkMerge: CollectionBeforeChangeHook<RestaurantMerge> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const sql = payloadSql(req)
  await waitForImportLock(sql)
  if (operation === 'create') {
    await requireMergeable(sql, sidesOf(data as RestaurantMerge))
    return { ...data, mergedBy: req.user?.id ?? null }
  }
  if (originalDoc?.undone) throw new ViolationError({ code: 'merge-already-reverted', params: {} })
  return data.undone ? { ...data, undoneBy: req.user?.id ?? null, undoneAt: new Date().toISOString() } : data
}

/** Creating a record merges, ticking `undone` reverts, in the same transaction. */
export const applyMergeRecord: CollectionAfterChangeHook<RestaurantMerge> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const sql = payloadSql(req)
  if (operation === 'create') await applyMerge(sql, doc.id, sidesOf(doc))
  else if (doc.undone && !previousDoc.undone) await undoMerge(sql, doc.id, sidesOf(doc))
  return doc
}
