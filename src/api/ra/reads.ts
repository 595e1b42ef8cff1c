import { staffPool } from '@/infra/database/readPool'
import { getRecord, getRecords, listRecords } from '@/server/backOffice/readRecords'
import { ViolationError } from '@/server/violationError'
import { contentRange, parseReadRequest } from './listParams'
import { requireId, staffEndpoint } from './staffEndpoint'

export const listEndpoint = staffEndpoint('read', async ({ req, resource, definition: { list } }) => {
  const asked = parseReadRequest(list, new URL(req.url ?? '', 'http://localhost').searchParams)
  if (!asked.ok) throw new ViolationError(asked.violation)
  if (asked.value.kind === 'many') {
    const records = await getRecords(staffPool(), list, asked.value.ids)
    return Response.json(records, {
      headers: { 'Content-Range': contentRange(resource, 0, records.length, records.length) },
    })
  }
  const { query } = asked.value
  const { records, total } = await listRecords(staffPool(), list, query)
  return Response.json(records, {
    headers: { 'Content-Range': contentRange(resource, query.offset, records.length, total) },
  })
})

export const oneEndpoint = staffEndpoint('read', async (request) => {
  const { list, detail } = request.definition
  const record = await getRecord(staffPool(), list, requireId(request))
  if (!record) throw new ViolationError({ code: 'record-not-found', params: {} })
  return Response.json(detail ? { ...record, ...(await detail(staffPool(), record)) } : record)
})
