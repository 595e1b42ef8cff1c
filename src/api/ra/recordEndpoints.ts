import type { PayloadRequest } from 'payload'
import { staffReads } from '@/infra/database/readPool'
import { getRecord, getRecords, listRecords, lockVersion } from '@/server/backOffice/readRecords'
import { ViolationError, unwrap } from '@/server/violationError'
import { IDEMPOTENCY_HEADER } from '@/contract/headers'
import { ok } from '@/domain/result'
import type { Violation } from '@/domain/violation'
import type { StaffRecord } from '@/server/backOffice/listSpec'
import { readReason, readReasonHeader } from '@/server/backOffice/reason'
import { createOnce, creationOf } from '@/server/createOnce'
import { payloadSql } from '@/server/payloadSql'
import { contentRange, parseReadRequest } from './listParams'
import {
  requireId,
  requireRecord,
  staffEndpoint,
  violationResponse,
  requireBody,
  type StaffRequest,
} from './staffEndpoint'
import { inTransaction } from './inTransaction'
import type { ResourceDefinition } from './resources'

export const listEndpoint = staffEndpoint('read', async ({ req, resource, definition: { list } }) => {
  const asked = parseReadRequest(list, new URL(req.url ?? '', 'http://localhost').searchParams)
  if (!asked.ok) throw new ViolationError(asked.violation)
  if (asked.value.kind === 'many') {
    const records = await getRecords(staffReads, list, asked.value.ids)
    return Response.json(records, {
      headers: { 'Content-Range': contentRange(resource, 0, records.length, records.length) },
    })
  }
  const { query } = asked.value
  const { records, total } = await listRecords(staffReads, list, query)
  return Response.json(records, {
    headers: { 'Content-Range': contentRange(resource, query.offset, records.length, total) },
  })
})

export const oneEndpoint = staffEndpoint('read', async (request) => {
  const { list, detail } = request.definition
  const record = await getRecord(staffReads, list, requireId(request))
  if (!record) throw new ViolationError({ code: 'record-not-found', params: {} })
  return Response.json(detail ? { ...record, ...(await detail(staffReads, record)) } : record)
})

/** Stores the request's reason in `req.context.reason`, where hooks find and record it; null for none. */
export function setReason(req: PayloadRequest, given: unknown): string | null {
  const reason = readReason(given)
  if (reason !== null) req.context.reason = reason
  return reason
}

/**
 * The data to write with Payload. Read-only fields are ignored, unknown ones refused.
 * @param current the current record; equal values are not written, so that a record can be sent back as it was read
 */
function dataOf(
  { fields = {}, list }: ResourceDefinition,
  body: Record<string, unknown>,
  current: Record<string, unknown> = {},
): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    const known = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (known && !(Object.hasOwn(current, name) && isSame(value, current[name])))
      data[known === true ? name : known] = value
    else if (!known && ![list.columns, list.detail ?? {}, current].some((has) => Object.hasOwn(has, name)))
      throw new ViolationError({ code: 'unknown-parameter', params: { field: name } })
  }
  return data
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const NOT_FOUND: Violation = { code: 'record-not-found', params: {} }

export function requireCollection({ definition: { collection } }: StaffRequest) {
  if (!collection) throw new ViolationError({ code: 'forbidden', params: {} })
  return collection
}

/** POST creates a document; repeating the request returns the same one. */
export const createEndpoint = staffEndpoint('create', async (request) => {
  const { req, definition, resource, by } = request
  const { reason, confirmed, id: _id, version: _version, ...body } = await requireBody(request)
  setReason(req, reason)
  // The user has confirmed a warning.
  req.context.isConfirmed = confirmed === true
  const collection = requireCollection(request)
  const data = { ...dataOf(definition, body), ...definition.fixed } as never
  const creation = creationOf({
    key: req.headers.get(IDEMPOTENCY_HEADER),
    caller: String(by),
    target: `POST /ra/${resource}`,
    body,
  })
  const id = await inTransaction(req, async () =>
    unwrap(
      await createOnce(payloadSql(req), creation, async () => {
        const made = await req.payload.create({ collection, data, req, overrideAccess: false, depth: 0 })
        return ok(Number(made.id))
      }),
    ),
  )
  return Response.json(await requireRecord(staffReads, request, id), { status: 201 })
})

function conflictResponse(
  { fields: written = {} }: ResourceDefinition,
  changed: Record<string, unknown>,
  current: StaffRecord,
): Response {
  const answer = { code: 'edit-conflict', params: {} } as const
  const message = violationResponse(answer)
  const differs = (name: string) => Object.hasOwn(written, name) && !isSame(changed[name], current[name])
  const fields = Object.keys(changed).filter(differs)
  return message.ok ? message : violationResponse(answer, { fields, current })
}

/**
 * PUT changes some fields, if the version is current. Without a version, as the stock `updateMany` sends it, it
 * overwrites.
 */
export const updateEndpoint = staffEndpoint('update', async (request) => {
  const { req, definition } = request
  const id = requireId(request)
  const { reason, version, id: _id, ...body } = await requireBody(request)
  setReason(req, reason)
  const collection = requireCollection(request)
  return inTransaction(req, async () => {
    const sql = payloadSql(req)
    const current = await lockVersion(sql, definition.list, id)
    if (current === null) throw new ViolationError(NOT_FOUND)
    const record = await requireRecord(sql, request, id)
    if (version !== undefined && version !== current) return conflictResponse(definition, body, record)
    const data = dataOf(definition, body, { ...record, ...(await definition.detail?.(sql, record)) })
    if (Object.keys(data).length)
      await req.payload.update({
        collection,
        id,
        data,
        req,
        overrideAccess: false,
        depth: 0,
        ...(definition.trash && { trash: true }),
      })
    return Response.json(await requireRecord(sql, request, id))
  })
})

/** Deletes one document, into the trash where its collection has one. */
export async function deleteDocument(request: StaffRequest, id: number): Promise<void> {
  const { req, definition } = request
  // Resources whose deletion needs more than an id have an action for it.
  if (definition.actions?.delete) throw new ViolationError({ code: 'forbidden', params: {} })
  const collection = requireCollection(request)
  const options = { collection, id, req, overrideAccess: false, depth: 0 } as const
  if (definition.trash) await req.payload.update({ ...options, data: { deletedAt: new Date().toISOString() } })
  else await req.payload.delete(options)
}

/** DELETE one document; answers with the deleted record. */
export const deleteEndpoint = staffEndpoint('delete', async (request) => {
  const { req } = request
  const id = requireId(request)
  setReason(req, readReasonHeader(req.headers))
  return inTransaction(req, async () => {
    const record = await requireRecord(payloadSql(req), request, id)
    await deleteDocument(request, id)
    return Response.json(record)
  })
})
