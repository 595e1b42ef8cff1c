import { handleEndpoints } from 'payload'
import { httpStatusOf } from '@/contract/httpStatus'
import { validatePublicQuery, validateStaffQuery } from '@/domain/payloadRest/validateRequest'
import type { Role } from '@/domain/roles'
import { restRequestOf } from '@/http/payloadGuards'
import { messageOf } from '@/messages/violations'
import { sessionCookieName } from '@/server/sessions/cookie'
import { startSession } from '@/server/sessions/session'
import type { TestPayload } from './payload'
import { addRow } from './rows'

export interface RestAnswer {
  status: number
  headers: Headers
  text: string
  body: { id?: number; docs?: { id: number }[]; totalDocs?: number; errors?: { message: string }[]; message?: string }
}

export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<RestAnswer>

const parsed = (text: string): RestAnswer['body'] => {
  try {
    return JSON.parse(text) as RestAnswer['body']
  } catch {
    return {}
  }
}

/** Payload's REST API itself, without the checks in front of it, called with one cookie. */
export const payloadCaller =
  (test: TestPayload, cookie = ''): Send =>
  async (method, path, body, headers = {}) => {
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: { ...headers, Cookie: cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await handleEndpoints({ config: test.payload.config, request })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  }

/** The REST API with the checks in front of it, as `fetch` sees it. */
export const restFetch =
  ({ payload }: TestPayload, cookie = ''): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('Cookie', cookie)
    const asked = restRequestOf(request.method, request.url.slice(new URL(request.url).origin.length))
    const violation = asked && (cookie ? validateStaffQuery(asked) : validatePublicQuery(asked))
    if (!violation) return handleEndpoints({ config: payload.config, request })
    const { code } = violation
    return Response.json(
      { errors: [{ data: { code }, message: messageOf(violation) }] },
      { status: httpStatusOf(code) },
    )
  }

/** A person with a role, and the cookie of their staff session. */
export async function addStaff(
  { pool }: TestPayload,
  nickname: string,
  role: Role,
): Promise<{ id: number; cookie: string }> {
  const id = await addRow(pool, 'users', { nickname, role })
  const token = await startSession(pool, { kind: 'staff', userId: id, device: 'Firefox', presentedToken: null })
  return { id, cookie: `${sessionCookieName('staff')}=${token}` }
}
