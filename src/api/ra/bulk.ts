import { z } from 'zod'
import { BULK_IDS_MAX } from '@/domain/backOffice/backOffice'
import { ID_MAX } from '@/domain/http/limits'
import { staffReads } from '@/infra/database/readPool'
import type { BulkAuthor } from '@/server/backOffice/bulk'
import { listIds } from '@/server/backOffice/readRecords'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { parseFilter } from './listParams'
import { requireBody, staffEndpoint, type StaffRequest } from './staffEndpoint'
import { inTransaction } from './inTransaction'
import { deleteDocument, setReason, requireCollection } from './recordEndpoints'

const idsSchema = z.array(z.int().min(1).max(ID_MAX)).min(1).max(BULK_IDS_MAX)

/** Given, or all that match a filter, within the limit of one request. */
export async function idsOf({ definition: { list } }: StaffRequest, body: Record<string, unknown>): Promise<number[]> {
  if (body.filter === undefined) {
    const ids = idsSchema.safeParse(body.ids)
    if (ids.success) return [...new Set(ids.data)]
    throw new ViolationError(
      Array.isArray(body.ids) && body.ids.length > BULK_IDS_MAX
        ? { code: 'too-many-selected', params: { max: BULK_IDS_MAX } }
        : { code: 'invalid-value', params: { field: 'ids' } },
    )
  }
  const filter = parseFilter(list, body.filter)
  if (!filter.ok) throw new ViolationError(filter.violation)
  const ids = await listIds(staffReads, list, { filter: filter.value, limit: BULK_IDS_MAX + 1 })
  if (ids.length > BULK_IDS_MAX) throw new ViolationError({ code: 'too-many-selected', params: { max: BULK_IDS_MAX } })
  return ids
}

/** `{ids | filter, data, reason}`, all or none */
export const bulkUpdateEndpoint = staffEndpoint('update', async (request) => {
  const { req, by, definition } = request
  const body = await requireBody(request)
  const author: BulkAuthor = { by, reason: setReason(req, body.reason) }
  const ids = await idsOf(request, body)
  if (!definition.bulk) throw new ViolationError({ code: 'forbidden', params: {} })
  const data = definition.bulk.schema.safeParse(body.data)
  if (!data.success)
    throw new ViolationError({
      code: 'invalid-value',
      params: { field: data.error.issues[0]?.path.join('.') || 'data' },
    })
  const { run } = definition.bulk
  const done = await inTransaction(req, () => run(payloadSql(req), ids, data.data as never, author))
  return Response.json({ data: done.ids, undo: done.undo })
})

/** `{ids | filter, reason}`, all or none */
export const bulkDeleteEndpoint = staffEndpoint('delete', async (request) => {
  const { req, by, definition } = request
  const body = await requireBody(request)
  const author: BulkAuthor = { by, reason: setReason(req, body.reason) }
  const ids = await idsOf(request, body)
  requireCollection(request)
  const { trash, bulk } = definition
  const done = await inTransaction(req, async () => {
    if (trash && bulk) return bulk.run(payloadSql(req), ids, { trashed: true } as never, author)
    for (const id of ids) await deleteDocument(request, id)
    return { ids, undo: [] }
  })
  return Response.json({ data: done.ids, undo: done.undo })
})
