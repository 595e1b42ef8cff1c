import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/infra/log'
import { gateMessages } from '@/messages/gate'
import { decodeUri, isTreacherous } from '@/domain/http/urls'
import { MCP_PATH } from '@/domain/site/site'
import { TARGET_LENGTH_MAX } from '@/domain/http/limits'
import { hasReadableState, isDevTool, isDisabledRoute } from '../next/privateOutput'
import { bodyLimitOf, validateBody, isLargeUpload, limitChunkedBody } from './body'
import { validateMethod, isForStaffAlone, methodsOf } from './method'
import { type Rejection, reject } from './reject'

interface Target {
  /** canonical, without needless escapes, with its query */
  url: string
  path: string
}

const UNRESERVED = /^[\w.~-]$/
const LAYERS = 3

/** Escapes of letters, digits and `-._~` are equivalent to the characters (RFC 3986, 6.2.2.2). */
const withoutNeedlessEscapes = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (escape, code: string) => {
    const character = String.fromCharCode(parseInt(code, 16))
    return UNRESERVED.test(character) ? character : escape.toUpperCase()
  })

const DOT_SEGMENT = /(^|[/\\])\.\.?([/\\]|$)/

/** However often escaped, because a later reader might decode it again. */
function climbs(path: string): boolean {
  let text: string | null = path
  for (let layer = 0; layer < LAYERS && text !== null; layer++) {
    if (DOT_SEGMENT.test(text)) return true
    if (!text.includes('%')) return false
    text = decodeUri(text)
  }
  return false
}

const HOST = /^([\w.-]*|\[[\da-f:.]+\])(:\d{1,5})?$/i

const UNREADABLE: Rejection = { status: 400, code: 'unreadable-target', message: gateMessages.target }
const TOO_LONG: Rejection = { status: 414, code: 'target-too-long', message: gateMessages.targetTooLong }

/**
 * Origin form only (RFC 9112, 3.2.1). Rejects what Next and URL parsers may resolve to other pages than those checked
 * here. `host`: HTTP/1.0 has none.
 */
export function parseTarget(url: string, host = ''): Target | Rejection {
  if (url.length > TARGET_LENGTH_MAX) return TOO_LONG
  if (!HOST.test(host)) return UNREADABLE
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('#')) return UNREADABLE
  const queryAt = url.indexOf('?')
  const raw = queryAt < 0 ? url : url.slice(0, queryAt)
  const path = decodeUri(raw)
  if (path === null || isTreacherous(path) || climbs(path)) return UNREADABLE
  // PostgreSQL text cannot contain NUL.
  if (/%00/.test(url)) return UNREADABLE
  return { url: withoutNeedlessEscapes(raw) + (queryAt < 0 ? '' : url.slice(queryAt)), path }
}

interface Options {
  /** see `createNetworkRateLimit` */
  limitNetwork: (req: IncomingMessage, path: string) => Promise<Rejection | null>
  isStaff: (cookies: string | undefined) => Promise<boolean>
  /** the server of `npm run dev`, whose tools post to it */
  dev?: boolean
}

const DEFAULT_HOST = 'localhost'
const NOT_FOUND: Rejection = { status: 404, code: 'path-not-found', message: gateMessages.nothingHere }
const UNREADABLE_STATE: Rejection = {
  status: 400,
  code: 'unreadable-router-state',
  message: gateMessages.routerState,
}
const STAFF_ONLY: Rejection = { status: 403, code: 'unauthenticated', message: gateMessages.staffOnly }
const SESSION_UNREADABLE: Rejection = {
  status: 503,
  code: 'unavailable',
  message: gateMessages.sessionUnknown,
  headers: { 'Retry-After': '5' },
}

/** null once answered, or the decoded path for all later decisions. */
export type Gate = (req: IncomingMessage, res: ServerResponse) => Promise<string | null>

/** Afterwards `req.url` is canonical, and method and body are within the route's limits. */
export function frontGate({ limitNetwork, isStaff, dev = false }: Options): Gate {
  async function validateSender(
    { method = '', headers }: IncomingMessage,
    path: string,
    media: boolean,
  ): Promise<Rejection | 'staff' | null> {
    const forStaff = isForStaffAlone(method, path, headers)
    if (!forStaff && !media) return null
    try {
      if (await isStaff(headers.cookie)) return 'staff'
    } catch (error) {
      log.error({ err: error }, 'the staff session could not be read')
      return SESSION_UNREADABLE
    }
    return forStaff ? STAFF_ONLY : null
  }

  async function validateRequest(req: IncomingMessage, res: ServerResponse, path: string): Promise<Rejection | null> {
    const { method = '', url = '', headers } = req
    if (dev && isDevTool(path)) return null
    const early =
      (await limitNetwork(req, path)) ??
      (isDisabledRoute(path) ? NOT_FOUND : validateMethod(method, url, path, headers)) ??
      (hasReadableState(headers) ? null : UNREADABLE_STATE)
    if (early) return early
    const sender = await validateSender(req, path, isLargeUpload(req, path))
    if (sender !== null && sender !== 'staff') return sender
    const max = bodyLimitOf(path, sender === 'staff')
    const rejection = validateBody(req, max)
    if (!rejection) limitChunkedBody(req, res, max)
    return rejection
  }

  return async (req, res) => {
    if (req.method === 'OPTIONS' && req.url === '*') return sendAllowedMethods(res, '/api')
    const host = hostOf(req)
    const target = host === undefined ? UNREADABLE : parseTarget(req.url ?? '', host)
    if ('status' in target) {
      reject(req, res, target)
      return null
    }
    req.url = target.url
    req.headers.host = host
    const rejection = await validateRequest(req, res, target.path)
    if (rejection) {
      reject(req, res, rejection)
      return null
    }
    return req.method === 'OPTIONS' && !target.path.startsWith('/api/') && target.path !== MCP_PATH
      ? sendAllowedMethods(res, target.path)
      : target.path
  }
}

/** Exactly one since HTTP/1.1 (RFC 9112, 3.2). Load balancers' health checks often use HTTP/1.0 without one. */
function hostOf({ headersDistinct: { host: named = [] }, httpVersion }: IncomingMessage): string | undefined {
  if (named.length === 0 && httpVersion === '1.0') return DEFAULT_HOST
  return named.length === 1 ? named[0] : undefined
}

function sendAllowedMethods(res: ServerResponse, path: string): null {
  res.writeHead(204, { Allow: methodsOf(path).join(', '), 'Cache-Control': 'no-store' }).end()
  return null
}
