import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { Visit } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { idOf } from '../../idOf'
import { previousRestaurant } from './lockVisit'

/** Also the previous restaurant, if the visit moved. */
async function refresh(req: PayloadRequest, { id, restaurant }: Visit): Promise<void> {
  const now = idOf(restaurant)
  await refreshRestaurants(payloadSql(req), [...new Set([now, previousRestaurant(req, id) ?? now])])
}

export const refreshStats: CollectionAfterChangeHook<Visit> = async ({ doc, req }) => {
  await refresh(req, doc)
  return doc
}

export const refreshStatsAfterDelete: CollectionAfterDeleteHook<Visit> = async ({ doc, req }) => {
  await refresh(req, doc)
  return doc
}
