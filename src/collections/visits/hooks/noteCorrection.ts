import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { PUBLISHED_FIELDS, type PublishedField } from '@/domain/expense/visitSummary'
import type { Visit } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { type FieldCorrection, keepCorrections } from '@/server/visits/keepCorrections'
import { ViolationError } from '@/server/violationError'
import { reasonOf } from '../../hooks/reasonOf'
import { idOf } from '../../idOf'

const plain = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value as { id: number })
  return value === undefined || value === '' ? null : value
}

/** The same instant may be formatted differently. */
const isSame = (field: PublishedField, one: unknown, other: unknown): boolean =>
  field === 'spentAt'
    ? Number(new Date(one as string)) === Number(new Date(other as string))
    : plain(one) === plain(other)

const noteOf = (id: number | string) => `corrections of visit ${id}`

/** A changed published value makes the visit a correction, with author and reason. */
export const noteCorrection: CollectionBeforeChangeHook<Visit> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || originalDoc.dataSource === 'manual') return data
  const fields = PUBLISHED_FIELDS.filter(
    (field) => field in data && !isSame(field, data[field], originalDoc[field]),
  ).map((field): FieldCorrection => ({ field, before: plain(originalDoc[field]), after: plain(data[field]) }))
  if (!fields.length) return data
  const reason = (reasonOf(req) ?? data.correctionReason ?? '').trim()
  if (!reason) throw new ViolationError({ code: 'correction-reason-missing', params: { field: 'correctionReason' } })
  req.context[noteOf(originalDoc.id)] = fields
  return { ...data, dataSource: 'corrected', correctionReason: reason, correctedBy: req.user?.id ?? null }
}

export const keepSourceValues: CollectionAfterChangeHook<Visit> = async ({ doc, req }) => {
  const fields = req.context[noteOf(doc.id)] as FieldCorrection[] | undefined
  delete req.context[noteOf(doc.id)]
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
