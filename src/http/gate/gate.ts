import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/infra/log'
import { GATE_SENTENCES } from '@/messages/gate'
import { bodyLimitOf, validateBody, isMediaUpload, limitChunkedBody } from './body'
import { validateMethod, isForStaffAlone, methodsOf } from './method'
import { type Refusal, refuse } from './reject'
import { validateRouterState } from './routerState'
import { parseTarget } from './target'

interface Options {
  /** why a network's request has to wait; see `limitNetworks` */
  limitNetwork: (req: IncomingMessage, path: string) => Promise<Refusal | null>
  isStaff: (cookies: string | undefined) => Promise<boolean>
  /** the server of `npm run dev`, whose own tools post to it */
  dev?: boolean
}

/** Routes that frameworks bring along and nobody here asks for: they draw or resize pictures for anyone. */
const DISABLED_ROUTES = /^\/(api\/og|_next\/image)(\/|$)/
const DEV_TOOLS = /^\/__nextjs/
const NOTHING_HERE: Refusal = { status: 404, code: 'path-not-found', sentence: GATE_SENTENCES.nothingHere }
const STAFF_ONLY: Refusal = { status: 403, code: 'unauthenticated', sentence: GATE_SENTENCES.staffOnly }
const UNKNOWN_STAFF: Refusal = {
  status: 503,
  code: 'unavailable',
  sentence: GATE_SENTENCES.sessionUnknown,
  headers: { 'Retry-After': '5' },
}

/** Answers a request that goes no further, and says null; else the decoded path by which everything is decided. */
export type Gate = (req: IncomingMessage, res: ServerResponse) => Promise<string | null>

/**
 * What every request passes before anything reads it: its target, its network's turn, its method, its body. What passes
 * has one spelling of its path (`req.url`), is what its method says, and carries no more than its route may.
 */
export function frontGate({ limitNetwork, isStaff, dev = false }: Options): Gate {
  async function faultOfSender(
    { method = '', headers }: IncomingMessage,
    path: string,
    media: boolean,
  ): Promise<Refusal | 'staff' | null> {
    const forStaff = isForStaffAlone(method, path, headers)
    if (!forStaff && !media) return null
    try {
      if (await isStaff(headers.cookie)) return 'staff'
    } catch (error) {
      log.error({ err: error }, 'the staff session could not be read')
      return UNKNOWN_STAFF
    }
    return forStaff ? STAFF_ONLY : null
  }

  async function faultOf(req: IncomingMessage, res: ServerResponse, path: string): Promise<Refusal | null> {
    const { method = '', url = '', headers } = req
    if (dev && DEV_TOOLS.test(path)) return null
    const early =
      (await limitNetwork(req, path)) ??
      (DISABLED_ROUTES.test(path)
        ? NOTHING_HERE
        : (validateMethod(method, url, path, headers) ?? validateRouterState(headers)))
    if (early) return early
    const sender = await faultOfSender(req, path, isMediaUpload(req, path))
    if (sender !== null && sender !== 'staff') return sender
    const max = bodyLimitOf(path, sender === 'staff')
    const fault = validateBody(req, max)
    if (!fault) limitChunkedBody(req, res, max)
    return fault
  }

  return async (req, res) => {
    if (req.method === 'OPTIONS' && req.url === '*') return sayMethods(res, '/api')
    const target = parseTarget(req.url ?? '', req.headers.host)
    if ('status' in target) {
      refuse(req, res, target)
      return null
    }
    req.url = target.url
    const fault = await faultOf(req, res, target.path)
    if (fault) {
      refuse(req, res, fault)
      return null
    }
    return req.method === 'OPTIONS' && !target.path.startsWith('/api/') ? sayMethods(res, target.path) : target.path
  }
}

function sayMethods(res: ServerResponse, path: string): null {
  res.writeHead(204, { Allow: methodsOf(path).join(', '), 'Cache-Control': 'no-store' }).end()
  return null
}
