import type {
  CollectionBeforeValidateHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
} from 'payload'
import { visitViolation, PUBLISHED_FIELDS, type PublishedField } from '@/domain/expense/visits'
import { koreanDay } from '@/domain/koreanDay'
import type { Visit } from '@/payload-types'
import { ViolationError } from '@/server/violationError'
import { payloadSql } from '@/server/payloadSql'
import { type FieldCorrection, keepCorrections, keepDeletedVisit } from '@/server/visits'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { reasonOf } from '../hooks/recordChange'
import { idOf } from '../fields'

/** Amounts and dates must be plausible to an import. */
export const keepLimits: CollectionBeforeValidateHook<Visit> = ({ data }) => {
  const violation = data && visitViolation(data, koreanDay(new Date()))
  if (violation) throw new ViolationError(violation)
  return data
}

const restaurantNote = (id: number | string) => `restaurant of visit ${id}`

/**
 * Payload's previous document may be stale when two people move the same visit, and a restaurant would keep counting
 * it.
 */
async function hold(req: PayloadRequest, id: number | string): Promise<void> {
  const { rows } = await payloadSql(req).query<{ restaurant_id: number }>(
    'SELECT restaurant_id FROM visits WHERE id = $1 FOR UPDATE',
    [id],
  )
  req.context[restaurantNote(id)] = rows[0]?.restaurant_id
}

export const lockVisit: CollectionBeforeChangeHook<Visit> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc) await hold(req, originalDoc.id)
  return data
}

export const lockVisitBeforeDelete: CollectionBeforeDeleteHook = ({ req, id }) => hold(req, id)

const previousRestaurant = (req: PayloadRequest, id: number | string): number | undefined => {
  const restaurant = req.context[restaurantNote(id)]
  return typeof restaurant === 'number' ? restaurant : undefined
}

const plain = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value as { id: number })
  return value === undefined || value === '' ? null : value
}

/** The same instant may be formatted differently. */
const isSame = (field: PublishedField, one: unknown, other: unknown): boolean =>
  field === 'spentAt'
    ? Number(new Date(one as string)) === Number(new Date(other as string))
    : plain(one) === plain(other)

const correctionsNote = (id: number | string) => `corrections of visit ${id}`

/** A changed published value makes the visit a correction, with author and reason. */
export const noteCorrection: CollectionBeforeChangeHook<Visit> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || originalDoc.dataSource === 'manual') return data
  const fields = PUBLISHED_FIELDS.filter(
    (field) => field in data && !isSame(field, data[field], originalDoc[field]),
  ).map((field): FieldCorrection => ({ field, before: plain(originalDoc[field]), after: plain(data[field]) }))
  if (!fields.length) return data
  const reason = (reasonOf(req) ?? data.correctionReason ?? '').trim()
  if (!reason) throw new ViolationError({ code: 'correction-reason-missing', params: { field: 'correctionReason' } })
  req.context[correctionsNote(originalDoc.id)] = fields
  return { ...data, dataSource: 'corrected', correctionReason: reason, correctedBy: req.user?.id ?? null }
}

export const keepSourceValues: CollectionAfterChangeHook<Visit> = async ({ doc, req }) => {
  const fields = req.context[correctionsNote(doc.id)] as FieldCorrection[] | undefined
  delete req.context[correctionsNote(doc.id)]
  if (fields)
    await keepCorrections(payloadSql(req), {
      visit: doc.id,
      fields,
      reason: doc.correctionReason ?? '',
      by: req.user?.id ?? null,
    })
  return doc
}

/** For an objection, or its outcome. */
export const requireStatusReason: CollectionBeforeChangeHook<Visit> = ({ data, originalDoc, operation, req }) => {
  const isChanged = operation === 'update' && data.status !== undefined && data.status !== originalDoc?.status
  if (isChanged && req.user && !reasonOf(req)?.trim())
    throw new ViolationError({ code: 'reason-required', params: { field: 'reason' } })
  return data
}

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

/** So that it can be restored. */
export const keepDeleted: CollectionBeforeDeleteHook = async ({ req, id }) => {
  if (!req.user) return
  const kept = await keepDeletedVisit(payloadSql(req), Number(id))
  if (!kept.ok) throw new ViolationError(kept.violation)
}
