import type { z } from 'zod'
import { mayDo } from '@/domain/backOffice/permissions'
import { getRecord } from '@/server/backOffice/readRecords'
import { payloadSql } from '@/server/payloadSql'
import { unwrap, ViolationError } from '@/server/violationError'
import { zodIssueToViolation } from '../http/zodIssueToViolation'
import { idsOf } from './bulk'
import type { BulkAction, RecordAction, ResourceAction } from './recordAction'
import { requireBody, requireId, staffEndpoint, type StaffRequest } from './staffEndpoint'
import { inTransaction } from './inTransaction'
import { setReason } from './writes'

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

function parseBody(schema: z.ZodType, body: Record<string, unknown>): never {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data as never
  const [issue] = parsed.error.issues
  throw new ViolationError(
    issue ? zodIssueToViolation(issue).violation : { code: 'invalid-value', params: { field: '' } },
  )
}

function requireReason({ req }: StaffRequest, { needsReason }: Pick<RecordAction, 'needsReason'>, given: unknown) {
  const reason = setReason(req, given)
  if (needsReason && reason === null) throw new ViolationError({ code: 'reason-required', params: { field: 'reason' } })
  return reason
}

/** `{…, reason}`; answers with the action's result or the updated record. */
export const recordActionEndpoint = staffEndpoint('read', async (request) => {
  const { req, by, definition } = request
  const action = requireAction(request, definition.actions)
  const id = requireId(request)
  const { reason: given, ...rest } = await requireBody(request)
  const reason = requireReason(request, action, given)
  const body = parseBody(action.schema, rest)
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
  return Response.json(unwrap(await action.run({ req, body: parseBody(action.schema, rest), by, reason })))
}

/** `{ids | filter, …, reason}`, all or none */
export const bulkActionEndpoint = staffEndpoint('read', async (request) => {
  const { req, by, definition } = request
  if (Object.hasOwn(definition.resourceActions ?? {}, String(req.routeParams?.action)))
    return runResourceAction(request)
  const action = requireAction(request, definition.bulkActions)
  const { reason: given, ids: _ids, filter: _filter, ...rest } = await requireBody(request)
  const reason = requireReason(request, action, given)
  const body = parseBody(action.schema, rest)
  const ids = await idsOf(request, { ids: _ids, filter: _filter })
  return inTransaction(req, async () => {
    const yielded = unwrap(await action.run(payloadSql(req), { req, ids, body, by, reason }))
    return Response.json(yielded ?? { data: ids })
  })
})
