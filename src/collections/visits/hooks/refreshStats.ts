import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { Visit } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { idOf } from '../../idOf'
import { previousRestaurant } from './lockVisit'

/** Refreshes the visit's restaurant and, if it moved or was deleted, the previous one. */
async function refresh(req: PayloadRequest, { id, restaurant }: Visit): Promise<void> {
  const now = idOf(restaurant)
  await refreshRestaurants(payloadSql(req), [...new Set([now, previousRestaurant(req, id) ?? now])])
}

/** Counts a visit in the transaction that writes it. */
export const refreshStats: CollectionAfterChangeHook<Visit> = async ({ doc, req }) => {
  await refresh(req, doc)
  return doc
}

export const refreshStatsAfterDelete: CollectionAfterDeleteHook<Visit> = async ({ doc, req }) => {
  await refresh(req, doc)
  return doc
}
