import type { PayloadHandler, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { isResource, mayDo } from '@/domain/access/permissions'
import type { Verb, Resource } from '@/domain/access/table'
import { ID_MAX } from '@/domain/http/limits'
import { isSessionUnavailable } from '@/server/staff/readStaffSession'
import { ViolationError } from '@/server/violationError'
import { httpStatusOf } from '@/contract/httpStatus'
import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'
import { log } from '@/infra/log'
import type { StaffRecord } from '@/server/backOffice/listSpec'
import { getRecord } from '@/server/backOffice/readRecords'
import { messageOf } from '@/messages/violations'
import { databaseErrorToViolation } from '@/server/databaseErrorToViolation'
import { zodIssueToViolation } from '../http/zodIssueToViolation'
import { listFor } from './resourceLists'
import { DEFINITIONS, type ResourceDefinition } from './resources'

interface ErrorBody {
  message: string
  code?: string
  errors: Record<string, string>
}

const json = (body: ErrorBody & Record<string, unknown>, status: number, headers: HeadersInit = {}): Response =>
  Response.json(body, { status, headers })

/** react-admin forms expect `errors` by field. `more`: further properties, such as the current record */
export function violationResponse(violation: Violation, more: Record<string, unknown> = {}): Response {
  const message = messageOf(violation)
  const field = 'field' in violation.params ? violation.params.field : undefined
  const status = httpStatusOf(violation.code)
  const seconds = 'seconds' in violation.params ? violation.params.seconds : status === 503 ? 5 : undefined
  const headers: Record<string, string> = seconds === undefined ? {} : { 'Retry-After': String(seconds) }
  return json({ message, code: violation.code, errors: field ? { [field]: message } : {}, ...more }, status, headers)
}

interface PayloadError {
  status: number
  message: string
  data?: { errors?: { path?: string; message: string }[] }
}

const isPayloadError = (error: unknown): error is PayloadError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

/** Payload's validation errors keep their field; its class names are minified, so they are recognised by shape. */
function errorResponse(error: unknown): Response {
  if (error instanceof ViolationError) return violationResponse(error.violation)
  const known = databaseErrorToViolation(error)
  if (known?.code === 'storage-full') log.error({ err: error }, 'a request of the back office found a full disk')
  if (known) return violationResponse(known)
  if (isPayloadError(error) && error.status < 500) {
    const faults = error.data?.errors ?? []
    if (faults.length) {
      const errors = Object.fromEntries(faults.map(({ path, message }) => [path ?? '', message]))
      return json({ message: faults.map(({ message }) => message).join(' '), errors }, error.status)
    }
    if (error.status === 403 || error.status === 401) return violationResponse({ code: 'forbidden', params: {} })
    if (error.status === 404) return violationResponse({ code: 'record-not-found', params: {} })
    return json({ message: error.message, errors: {} }, error.status)
  }
  log.error({ err: error }, 'a request of the back office failed')
  return violationResponse({ code: 'internal', params: {} })
}

export interface StaffRequest {
  req: PayloadRequest
  resource: Resource
  definition: ResourceDefinition
  by: number
}

export function requireId({ req }: StaffRequest): number {
  const id = Number(req.routeParams?.id)
  if (!Number.isInteger(id) || id < 1 || id > ID_MAX) throw new ViolationError({ code: 'record-not-found', params: {} })
  return id
}

export async function requireBody({ req }: StaffRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ViolationError({ code: 'invalid-body', params: {} })
  return body as Record<string, unknown>
}

export function parseBody<S extends z.ZodType>(schema: S, body: Record<string, unknown>): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ViolationError(
    issue ? zodIssueToViolation(issue).violation : { code: 'invalid-value', params: { field: '' } },
  )
}

export async function requireRecord(
  sql: Queryable,
  { definition: { list } }: StaffRequest,
  id: number,
): Promise<StaffRecord> {
  const record = await getRecord(sql, list, id)
  if (!record) throw new ViolationError({ code: 'record-not-found', params: {} })
  return record
}

/** Checks resource, staff session and permission; errors become responses. */
export const staffEndpoint =
  (action: Verb, handle: (request: StaffRequest) => Promise<Response>): PayloadHandler =>
  async (req) => {
    try {
      const resource = req.routeParams?.resource
      const definition = isResource(resource) ? DEFINITIONS[resource] : undefined
      if (!isResource(resource) || !definition) return violationResponse({ code: 'path-not-found', params: {} })
      if (!req.user)
        return violationResponse({
          code: isSessionUnavailable(req.headers) ? 'unavailable' : 'unauthenticated',
          params: {},
        })
      if (!mayDo(req.user, action, resource)) return violationResponse({ code: 'forbidden', params: {} })
      const seen = { ...definition, list: listFor(definition, req.user) }
      return await handle({ req, resource, definition: seen, by: Number(req.user.id) })
    } catch (error) {
      return errorResponse(error)
    }
  }
