import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPanel } from '@/domain/staff/cmsRedirect'
import type { RequestReads } from '@/infra/requestContext'
import { isEventStream } from '../eventStream'
import { onHeaders } from '../onHeaders'
import { isRead } from './method'
import { publicityOf } from './publicRoutes'

/**
 * Shared caches keep a public page a minute; browsers revalidate, so that anyone who has just written reads it back.
 */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, must-revalidate'
/**
 * The same, in the field that shared caches alone read (RFC 9213): Chrome obeys `stale-while-revalidate` as well, and
 * showed the page as it was before.
 */
const SHARED_PAGE = 'public, max-age=60, stale-while-revalidate=300'
const NO_STORE = 'no-store'
/** Of a stream: no proxy packs it or holds it back either. */
const STREAM = 'no-store, no-transform'
/** What a conditional or partial read of something public is answered with, besides 200. */
const READ_STATUSES = new Set([200, 206, 304])
const RETRY_AFTER_SECONDS = 5

/** A document, or the router's own form of it. */
const isPage = (res: ServerResponse): boolean =>
  /^text\/(html|x-component)/.test(String(res.getHeader('content-type') ?? ''))

/**
 * The Cache-Control that an answer goes out with.
 * @param path decoded
 */
function cacheControlOf(
  method: string,
  path: string,
  status: number,
  res: ServerResponse,
  reads: RequestReads,
): string | null {
  const publicity =
    isRead(method) && READ_STATUSES.has(status) && !reads.failed && !res.hasHeader('set-cookie')
      ? publicityOf(path)
      : null
  if (publicity === null) return null
  if (publicity !== 'page') return String(res.getHeader('cache-control') ?? NO_STORE)
  // The router's own form of a page streams: it may yet fail when its headers are long gone.
  return status === 304 || (status === 200 && /^text\/html/.test(String(res.getHeader('content-type') ?? '')))
    ? PUBLIC_PAGE
    : null
}

/**
 * Decides, at the moment an answer's headers are sent, what caches may keep of it: nothing, unless its route is on the
 * list of public ones, it was read in full, and no cookie goes with it. What the pages behind say is overruled. A page
 * that failed, or lacks something, because the database did not answer says so (503): neither a reader's browser nor a
 * search engine takes it for the page.
 * @param path decoded
 */
export function setCacheControl(req: IncomingMessage, res: ServerResponse, path: string, reads: RequestReads): void {
  onHeaders(res, (given) => {
    const lacks = reads.unavailable && (given === 500 || (given === 200 && isPage(res)))
    const status = lacks ? 503 : given
    if (lacks) res.removeHeader('etag')
    if (status === 503 && !res.hasHeader('retry-after')) res.setHeader('Retry-After', RETRY_AFTER_SECONDS)
    // Payload asks every page for a colour hint its panel alone needs; browsers would load each page twice for it.
    if (!isPanel(path)) for (const hint of ['Accept-CH', 'Critical-CH']) res.removeHeader(hint)
    const control = cacheControlOf(req.method ?? '', path, status, res, reads)
    res.setHeader('Cache-Control', control ?? (isEventStream(res) ? STREAM : NO_STORE))
    if (control === PUBLIC_PAGE) res.setHeader('CDN-Cache-Control', SHARED_PAGE)
    else res.removeHeader('CDN-Cache-Control')
    return status
  })
}
