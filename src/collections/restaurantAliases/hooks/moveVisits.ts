import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { RestaurantAlias } from '@/payload-types'
import { waitForImportLock } from '@/server/importLock'
import { moveAlias } from '@/server/matching/moveAlias'
import { payloadSql } from '@/server/payloadSql'
import { idOf } from '../../idOf'

/** Running imports have already decided where the spelling's visits go. */
export const blockDuringImport: CollectionBeforeChangeHook<RestaurantAlias> = async ({ data, req }) => {
  await waitForImportLock(payloadSql(req))
  return data
}

export const moveVisits: CollectionAfterChangeHook<RestaurantAlias> = async ({ doc, previousDoc, operation, req }) => {
  const [from, into] = [idOf(previousDoc.restaurant), idOf(doc.restaurant)]
  if (operation === 'update' && from !== into)
    await moveAlias(payloadSql(req), doc.id, { from, into }, req.user?.id ?? null)
  return doc
}
