import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { payloadSql } from '@/server/payloadSql'
import { refreshRestaurants } from '@/server/stats'
import { heldAt } from './holdVisit'

interface Visit {
  id: number | string
  restaurant: number | { id: number }
}

/** Where the visit is and, when it moved or went, where it was before. */
async function refresh(req: PayloadRequest, { id, restaurant }: Visit): Promise<void> {
  const now = typeof restaurant === 'object' ? restaurant.id : restaurant
  await refreshRestaurants(payloadSql(req), [...new Set([now, heldAt(req, id) ?? now])])
}

/** A visit counts at once, in the transaction that wrote it. */
export const refreshStats: CollectionAfterChangeHook = async ({ doc, req }) => {
  await refresh(req, doc)
  return doc
}

export const refreshStatsAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await refresh(req, doc)
  return doc
}
