import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import type { Visit } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'

const noteOf = (id: number | string) => `restaurant of visit ${id}`

/**
 * Payload's previous document may be stale when two people move the same visit, and a restaurant would keep counting
 * it.
 */
async function hold(req: PayloadRequest, id: number | string): Promise<void> {
  const { rows } = await payloadSql(req).query<{ restaurant_id: number }>(
    'SELECT restaurant_id FROM visits WHERE id = $1 FOR UPDATE',
    [id],
  )
  req.context[noteOf(id)] = rows[0]?.restaurant_id
}

export const lockVisit: CollectionBeforeChangeHook<Visit> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc) await hold(req, originalDoc.id)
  return data
}

export const lockVisitBeforeDelete: CollectionBeforeDeleteHook = ({ req, id }) => hold(req, id)

export const previousRestaurant = (req: PayloadRequest, id: number | string): number | undefined => {
  const restaurant = req.context[noteOf(id)]
  return typeof restaurant === 'number' ? restaurant : undefined
}
