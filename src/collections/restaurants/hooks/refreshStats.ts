import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Restaurant } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'

/** Name, region, category and visibility are part of the ranking: a change shows in it at once, in the same transaction. */
export const refreshStats: CollectionAfterChangeHook<Restaurant> = async ({ doc, req }) => {
  await refreshRestaurants(payloadSql(req), [doc.id])
  return doc
}

export const refreshStatsAfterDelete: CollectionAfterDeleteHook<Restaurant> = async ({ doc, req }) => {
  await refreshRestaurants(payloadSql(req), [doc.id])
  return doc
}
