import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Visit } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { refreshRestaurants } from '@/server/stats'

const restaurantOf = ({ restaurant }: Visit): number => (typeof restaurant === 'object' ? restaurant.id : restaurant)

/** A visit counts at once: where it was and, when it moved, where it was before. */
export const refreshStats: CollectionAfterChangeHook<Visit> = async ({ doc, previousDoc, operation, req }) => {
  const touched = operation === 'update' ? [restaurantOf(doc), restaurantOf(previousDoc)] : [restaurantOf(doc)]
  await refreshRestaurants(payloadSql(req), [...new Set(touched)])
  return doc
}

export const refreshStatsAfterDelete: CollectionAfterDeleteHook<Visit> = async ({ doc, req }) => {
  await refreshRestaurants(payloadSql(req), [restaurantOf(doc)])
  return doc
}
