import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCmsPath, cmsRedirect } from '@/domain/staff/cmsRedirect'
import { log } from '@/infra/log'
import { gateMessages } from '@/messages/gate'
import { BUSY_SECONDS, REST_REQUESTS } from '@/domain/http/limits'
import { validateStaffQuery, validatePublicQuery, type RestRequest } from '@/domain/payloadRest/validateRequest'
import type { Violation } from '@/domain/violation'
import { createLimiter, type Limiter } from '@/infra/memoryLimits'
import { messageOf } from '@/messages/violations'
import { httpStatusOf } from '@/contract/httpStatus'
import { releaseOnHeaders, onHeaders } from './responseHeaders'

/** In Payload's error format. */
function rejectRest(res: ServerResponse, violation: Violation): true {
  const status = httpStatusOf(violation.code)
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': String(BUSY_SECONDS) }),
    ...(violation.code === 'method-not-allowed' && { Allow: violation.params.allowed }),
  })
  res.end(JSON.stringify({ errors: [{ data: { code: violation.code }, message: messageOf(violation) }] }))
  return true
}

/** Regardless of what Payload sets. */
function setNoStore(res: ServerResponse): void {
  onHeaders(res, (status) => {
    res.setHeader('Cache-Control', 'no-store')
    if (status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', String(BUSY_SECONDS))
    return status
  })
}

type IsStaff = (cookies: string | undefined) => Promise<boolean>

/** Document pickers POST long queries, which Payload reads as a GET. */
const PANEL_OVERRIDE = 'x-payload-http-method-override'

/** `url`'s decoded path below `/api`; null for other requests */
export function restRequestOf(method: string, url: string): RestRequest | null {
  const { pathname, search } = new URL(url.replace(/^[/\\]+/, '/'), 'http://localhost')
  const [root, ...segments] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return root === 'api' ? { method, segments, search } : null
}

/**
 * Visitors may only read public data with small queries; the rest needs a staff session. Concurrency is limited, so
 * that pages keep their time. Never cached. Returns true if it answered.
 */
export function createPayloadRestGuard(
  isStaff: IsStaff,
): (req: IncomingMessage, res: ServerResponse) => Promise<boolean> {
  const limiters: Record<'visitor' | 'staff', Limiter> = {
    visitor: createLimiter(REST_REQUESTS.visitor),
    staff: createLimiter(REST_REQUESTS.staff),
  }

  async function violationOf(
    req: IncomingMessage,
    request: RestRequest,
  ): Promise<{ who: 'visitor' | 'staff'; violation: Violation | null }> {
    const isSignedIn = req.headers.cookie !== undefined && (await isStaff(req.headers.cookie))
    if (req.headers[PANEL_OVERRIDE] !== undefined && !isSignedIn)
      return { who: 'visitor', violation: { code: 'method-not-allowed', params: { allowed: 'GET' } } }
    return isSignedIn
      ? { who: 'staff', violation: validateStaffQuery(request) }
      : { who: 'visitor', violation: validatePublicQuery(request) }
  }

  return async (req, res) => {
    const request = restRequestOf(req.method ?? 'GET', req.url ?? '/')
    if (!request) return false
    const { who, violation } = await violationOf(req, request).catch((error: Error) => {
      log.error({ err: error }, 'the staff session could not be read')
      return { who: 'visitor' as const, violation: { code: 'unavailable', params: {} } as const }
    })
    if (violation) return rejectRest(res, violation)
    const release = await limiters[who].acquire()
    if (!release) return rejectRest(res, { code: 'busy', params: { seconds: BUSY_SECONDS } })
    // The client left while its session was read, so no close event follows.
    if (res.destroyed) {
      release()
      return true
    }
    releaseOnHeaders(res, release)
    setNoStore(res)
    return false
  }
}

/** Payload would redirect only by script on an empty page, because its layout has already started to respond. */
export async function requireStaffForCms(
  req: IncomingMessage,
  res: ServerResponse,
  isStaff: IsStaff,
): Promise<boolean> {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || !isCmsPath(req.url ?? '')) return false
  const signedIn = await isStaff(req.headers.cookie).catch((error: Error) => {
    log.error({ err: error }, 'the staff session could not be read')
    return null
  })
  const location = signedIn === null ? null : cmsRedirect(req.url ?? '', signedIn)
  if (signedIn !== null && location === null) return false
  if (location === null)
    res.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
  else res.writeHead(307, { Location: location, 'Cache-Control': 'no-store' })
  res.end(location === null ? gateMessages.sessionUnknown : undefined)
  return true
}
