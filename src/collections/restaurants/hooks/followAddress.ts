import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
} from 'payload'
import type { Restaurant } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import {
  dropTypedSpellings,
  findEqual,
  identityOf,
  keepSpelling,
  type NamedPlace,
  regionOfAddress,
} from '@/server/restaurants/placeOf'
import { ViolationError } from '@/server/violationError'
import { idOf } from '../../idOf'

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Before validation, so fields may be missing or not text. */
const placeOf = ({ name, branch, address, region }: Partial<Restaurant>): NamedPlace => ({
  name: textOf(name) ?? '',
  branch: textOf(branch),
  address: textOf(address),
  region: region ? idOf(region) : null,
})

export const followAddress: CollectionBeforeValidateHook<Restaurant> = async ({ data, originalDoc, req }) => {
  const [before, after] = [placeOf(originalDoc ?? {}), placeOf({ ...originalDoc, ...data })]
  if (!data || !after.address || (after.address === before.address && after.region === before.region)) return data
  const region = await regionOfAddress(payloadSql(req), after.address)
  return region === null ? data : { ...data, region }
}

/** Before a likely duplicate is created; `req.context.isConfirmed` is the answer. */
export const askAboutEqual: CollectionBeforeChangeHook<Restaurant> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !req.user || req.context.isConfirmed === true) return data
  const [sql, place] = [payloadSql(req), placeOf(data)]
  if (!place.name) return data
  const equal = await findEqual(sql, await identityOf(sql, place), place)
  if (equal) throw new ViolationError({ code: 'restaurant-equal', params: equal })
  return data
}

/** So that imports find the restaurant by its typed name. */
export const keepTypedSpelling: CollectionAfterChangeHook<Restaurant> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const place = placeOf(doc)
  const isKnown = operation === 'update' && JSON.stringify(place) === JSON.stringify(placeOf(previousDoc))
  if (!req.user || isKnown) return doc
  const sql = payloadSql(req)
  await keepSpelling(sql, doc.id, await identityOf(sql, place))
  return doc
}

export const dropOwnSpellings: CollectionBeforeDeleteHook = ({ req, id }) =>
  dropTypedSpellings(payloadSql(req), Number(id))
