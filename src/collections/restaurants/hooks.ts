import type {
  CollectionBeforeValidateHook,
  CollectionBeforeChangeHook,
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionAfterDeleteHook,
} from 'payload'
import { restaurantTitle } from '@/domain/place/keys/placeIdentity'
import type { Restaurant } from '@/payload-types'
import { ViolationError } from '@/server/violationError'
import { restaurantViolation } from '@/domain/directory/restaurantViolation'
import { koreanDay } from '@/domain/koreanDay'
import { shopPhone } from '@/domain/place/text/shopPhone'
import { payloadSql } from '@/server/payloadSql'
import {
  dropTypedSpellings,
  findEqual,
  identityOf,
  keepSpelling,
  type NamedPlace,
  regionOfAddress,
} from '@/server/restaurants/placeOf'
import { refreshQualityOf } from '@/server/quality/refreshQuality'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { idOf } from '../fields'

export const fillTitle: CollectionBeforeValidateHook<Restaurant> = ({ data, originalDoc }) => {
  if (!data) return data
  const name = data.name ?? originalDoc?.name
  const branch = 'branch' in data ? data.branch : originalDoc?.branch
  return name ? { ...data, title: restaurantTitle(name, branch) } : data
}

const TEXTS = ['name', 'branch', 'subCategory', 'address', 'phone'] as const

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value)

/** Empty texts become null. */
export const trimTexts: CollectionBeforeValidateHook<Restaurant> = ({ data }) =>
  data && {
    ...data,
    ...Object.fromEntries(TEXTS.flatMap((name) => (name in data ? [[name, trimmed(data[name])]] : []))),
  }

/** People must name an address; imports may not know one. */
export const keepAddress: CollectionBeforeValidateHook<Restaurant> = ({ data, originalDoc, operation, req }) => {
  // The collection's own validation reports a missing name.
  if (!req.user || !data?.name || data.address || !('address' in data || operation === 'create')) return data
  if (operation === 'create' || originalDoc?.address)
    throw new ViolationError({ code: 'address-missing', params: { field: 'address' } })
  return data
}

const POINT = ['latitude', 'longitude'] as const

/** Changed fields only, because old data may break newer rules. */
export const keepLimits: CollectionBeforeValidateHook<Restaurant> = ({ data, originalDoc }) => {
  if (!data) return data
  const changed = Object.fromEntries(
    Object.entries(data).filter(([name, value]) => value !== originalDoc?.[name as keyof Restaurant]),
  ) as Partial<Restaurant>
  const point = POINT.some((name) => name in changed) ? { ...originalDoc, ...data } : {}
  const { latitude, longitude }: Partial<Restaurant> = point
  const violation = restaurantViolation({ ...changed, latitude, longitude }, koreanDay(new Date()))
  if (violation) throw new ViolationError(violation)
  return typeof changed.phone === 'string' ? { ...data, phone: shopPhone(changed.phone) } : data
}

/** A typed address no longer comes from a spelling: undoing an import keeps it. */
export const keepTypedAddress: CollectionBeforeChangeHook<Restaurant> = ({ data, originalDoc }) =>
  originalDoc && 'address' in data && data.address !== originalDoc.address ? { ...data, addressFrom: null } : data

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
