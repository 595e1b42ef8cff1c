import type { PayloadHandler, PayloadRequest } from 'payload'
import { type Action, isResource, mayDo, type Resource } from '@/domain/backOffice/permissions'
import { ID_MAX } from '@/domain/http/limits'
import { isSessionUnavailable } from '@/server/staff/readStaffSession'
import { ViolationError } from '@/server/violationError'
import { errorResponse, violationResponse } from './errorResponse'
import { listFor } from './resourceLists'
import { DEFINITIONS, type ResourceDefinition } from './resources'

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

/** Checks resource, staff session and permission; errors become responses. */
export const staffEndpoint =
  (action: Action, handle: (request: StaffRequest) => Promise<Response>): PayloadHandler =>
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
