import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Restaurant } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { refreshQualityOf } from '@/server/quality/refreshQuality'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'

/** In the same transaction, because name, region, category and visibility affect the ranking. */
export const refreshStats: CollectionAfterChangeHook<Restaurant> = async ({ doc, req }) => {
  await refreshRestaurants(payloadSql(req), [doc.id])
  await refreshQualityOf(payloadSql(req), [doc.id])
  return doc
}

export const refreshStatsAfterDelete: CollectionAfterDeleteHook<Restaurant> = async ({ doc, req }) => {
  await refreshRestaurants(payloadSql(req), [doc.id])
  return doc
}
