import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { payloadSql } from '@/server/payloadSql'
import { refreshRestaurants } from '@/server/stats'

const idOf = (restaurant: number | { id: number }): number =>
  typeof restaurant === 'object' ? restaurant.id : restaurant

/** A visit counts at once: where it was and, when it moved, where it was before. */
export const refreshStats: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const touched = [doc.restaurant, previousDoc?.restaurant].filter((place) => place != null).map(idOf)
  await refreshRestaurants(payloadSql(req), [...new Set(touched)])
  return doc
}

export const refreshStatsAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await refreshRestaurants(payloadSql(req), [idOf(doc.restaurant)])
  return doc
}
