import type { Endpoint } from 'payload'
import { staffReads } from '@/infra/database/readPool'
import { getRecord } from '@/server/backOffice/readRecords'
import { ViolationError, unwrap } from '@/server/violationError'
import { mayDo } from '@/domain/access/permissions'
import type { Resource } from '@/domain/access/table'
import { payloadSql } from '@/server/payloadSql'
import { koreanDay } from '@/domain/koreanDay'
import { pool } from '@/infra/database/pool'
import { RESOURCE_LABELS } from '@/resources/labels'
import { auditIn } from '@/server/audit'
import { auditedFilter, exportRecords } from '@/server/backOffice/export/exportRecords'
import { type Cell, cellOf } from '@/server/backOffice/export/tableFiles'
import { takeExportSlot } from '@/server/backOffice/export/exportStream'
import type { ListSpec, StaffRecord } from '@/server/backOffice/listSpec'
import { tableFormat, tableResponse } from '../http/tableFile'
import { activityEndpoints } from './activityEndpoints'
import { bulkDeleteEndpoint, bulkUpdateEndpoint, idsOf } from './bulk'
import { listEndpoint, oneEndpoint, createEndpoint, deleteEndpoint, updateEndpoint, setReason } from './recordEndpoints'
import { requireId, staffEndpoint, parseBody, requireBody, type StaffRequest } from './staffEndpoint'
import type { BulkAction, RecordAction, ResourceAction } from './recordAction'
import { inTransaction } from './inTransaction'
import { parseRows } from './listParams'

const invalid = (field: string) => new ViolationError({ code: 'invalid-value', params: { field } })

/** Without a request, all that have a label. */
function columnsOf(resource: Resource, spec: ListSpec, asked: string | null): string[] {
  const known = Object.keys({ id: true, ...spec.columns })
  if (!asked) return known.filter((name) => Object.hasOwn(RESOURCE_LABELS[resource].fields, name))
  const columns = [...new Set(asked.split(','))]
  if (!columns.every((name) => known.includes(name))) throw invalid('columns')
  return columns
}

async function* cellsOf(
  resource: Resource,
  columns: string[],
  blocks: AsyncIterable<StaffRecord[]>,
): AsyncGenerator<Cell[][], void> {
  const { values } = RESOURCE_LABELS[resource]
  for await (const records of blocks)
    yield records.map((record) => columns.map((name) => cellOf(record[name], values[name])))
}

/** `?format=csv|xlsx&filter&sort&columns`: all matching rows, audited before the first byte. */
const exportEndpoint = staffEndpoint('read', async ({ req, resource, definition: { list }, by }) => {
  const search = new URL(req.url ?? '', 'http://localhost').searchParams
  const format = tableFormat.safeParse(search.get('format'))
  if (!format.success) throw invalid('format')
  const asked = parseRows(list, search)
  if (!asked.ok) throw new ViolationError(asked.violation)
  const columns = columnsOf(resource, list, search.get('columns'))
  const slot = takeExportSlot(by)
  if (!slot.ok) throw new ViolationError(slot.violation)
  const free = slot.value
  try {
    const found = await exportRecords(staffReads, list, asked.value)
    if (!found.ok) throw new ViolationError(found.violation)
    const { rows, blocks } = found.value
    const filter = auditedFilter(resource, asked.value.filter)
    await auditIn(pool(), 'records_exported', { staff: by, resource, format: format.data, rows, filter })
    const { name, fields } = RESOURCE_LABELS[resource]
    const headings = columns.map((column) => fields[column] ?? column)
    const file = { format: format.data, plainName: resource, sheet: name, headings, onEnd: free }
    return tableResponse({
      ...file,
      name: `${name}_${koreanDay(new Date())}`,
      blocks: cellsOf(resource, columns, blocks),
      headers: { 'X-Total-Count': String(rows) },
    })
  } catch (error) {
    free()
    throw error
  }
})

/** If the account may run it. */
function requireAction<A extends RecordAction | BulkAction | ResourceAction>(
  { req, resource }: StaffRequest,
  actions: Readonly<Record<string, A>> = {},
): A {
  const name = String(req.routeParams?.action)
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new ViolationError({ code: 'path-not-found', params: {} })
  if (!mayDo(req.user, action.may, resource)) throw new ViolationError({ code: 'forbidden', params: {} })
  return action
}

function requireReason({ req }: StaffRequest, { needsReason }: Pick<RecordAction, 'needsReason'>, given: unknown) {
  const reason = setReason(req, given)
  if (needsReason && reason === null) throw new ViolationError({ code: 'reason-required', params: { field: 'reason' } })
  return reason
}

/** `{…, reason}`; answers with the action's result or the updated record. */
const recordActionEndpoint = staffEndpoint('read', async (request) => {
  const { req, by, definition } = request
  const action = requireAction(request, definition.actions)
  const id = requireId(request)
  const { reason: given, ...rest } = await requireBody(request)
  const reason = requireReason(request, action, given)
  const body = parseBody(action.schema, rest) as never
  return inTransaction(req, async () => {
    const sql = payloadSql(req)
    if (!(await getRecord(sql, definition.list, id))) throw new ViolationError({ code: 'record-not-found', params: {} })
    const yielded = unwrap(await action.run(sql, { req, id, body, by, reason }))
    return Response.json(yielded ?? (await getRecord(sql, definition.list, id)))
  })
})

/** `{…, reason}` */
async function runResourceAction(request: StaffRequest): Promise<Response> {
  const { req, by, definition } = request
  const action = requireAction(request, definition.resourceActions)
  const { reason: given, ...rest } = await requireBody(request)
  const reason = requireReason(request, action, given)
  return Response.json(unwrap(await action.run({ req, body: parseBody(action.schema, rest) as never, by, reason })))
}

/** `{ids | filter, …, reason}`, all or none */
const bulkActionEndpoint = staffEndpoint('read', async (request) => {
  const { req, by, definition } = request
  if (Object.hasOwn(definition.resourceActions ?? {}, String(req.routeParams?.action)))
    return runResourceAction(request)
  const action = requireAction(request, definition.bulkActions)
  const { reason: given, ids: _ids, filter: _filter, ...rest } = await requireBody(request)
  const reason = requireReason(request, action, given)
  const body = parseBody(action.schema, rest) as never
  const ids = await idsOf(request, { ids: _ids, filter: _filter })
  return inTransaction(req, async () => {
    const yielded = unwrap(await action.run(payloadSql(req), { req, ids, body, by, reason }))
    return Response.json(yielded ?? { data: ids })
  })
})

const LIST = '/ra/:resource'
const ONE = '/ra/:resource/:id'
const BULK_ACTION = '/ra/:resource/actions/:action'
const ONE_ACTION = `${ONE}/:action`

/** `/api/ra`, in the dialect of `ra-data-simple-rest`. */
export const staffEndpoints: Endpoint[] = [
  { path: LIST, method: 'get', handler: listEndpoint },
  { path: LIST, method: 'post', handler: createEndpoint },
  { path: LIST, method: 'patch', handler: bulkUpdateEndpoint },
  { path: LIST, method: 'delete', handler: bulkDeleteEndpoint },
  // Before the single-record routes, which would take `export` as an id.
  { path: `${LIST}/export`, method: 'get', handler: exportEndpoint },
  ...activityEndpoints,
  { path: ONE, method: 'get', handler: oneEndpoint },
  { path: ONE, method: 'put', handler: updateEndpoint },
  { path: ONE, method: 'delete', handler: deleteEndpoint },
  // Before the record actions, which would take `actions` as an id.
  { path: BULK_ACTION, method: 'post', handler: bulkActionEndpoint },
  { path: ONE_ACTION, method: 'post', handler: recordActionEndpoint },
]
