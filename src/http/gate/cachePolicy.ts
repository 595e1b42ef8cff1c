import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPanel } from '@/domain/staff/cmsRedirect'
import type { RequestReads } from '@/infra/requestContext'
import { isEventStream, onHeaders } from '../responseHeaders'
import { isRead } from './method'
import { publicityOf } from './publicRoutes'

/** Shared caches keep a public page for a minute; browsers revalidate, so that authors see their own changes. */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, must-revalidate'
/** RFC 9213; in Cache-Control Chrome obeys `stale-while-revalidate` too and showed outdated pages. */
const SHARED_PAGE = 'public, max-age=60, stale-while-revalidate=300'
const NO_STORE = 'no-store'
/** Also stops proxies from compressing or buffering a stream. */
const STREAM = 'no-store, no-transform'
const READ_STATUSES = new Set([200, 206, 304])
const RETRY_AFTER_SECONDS = 5

const isPage = (res: ServerResponse): boolean =>
  /^text\/(html|x-component)/.test(String(res.getHeader('content-type') ?? ''))

/** `path`: decoded */
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
  // Router responses stream, so they may fail after the headers are sent.
  return status === 304 || (status === 200 && /^text\/html/.test(String(res.getHeader('content-type') ?? '')))
    ? PUBLIC_PAGE
    : null
}

/**
 * Overrides the page's own: `no-store` unless the route is public, the read succeeded and no cookie is set. A page
 * lacking data gets 503, so that browsers and search engines do not keep it. `path`: decoded
 */
export function setCacheControl(req: IncomingMessage, res: ServerResponse, path: string, reads: RequestReads): void {
  onHeaders(res, (given) => {
    const lacks = reads.unavailable && (given === 500 || (given === 200 && isPage(res)))
    const status = lacks ? 503 : given
    if (lacks) res.removeHeader('etag')
    if (status === 503 && !res.hasHeader('retry-after')) res.setHeader('Retry-After', RETRY_AFTER_SECONDS)
    // Payload sets a colour hint that only its panel needs; elsewhere browsers would load every page twice.
    if (!isPanel(path)) for (const hint of ['Accept-CH', 'Critical-CH']) res.removeHeader(hint)
    const control = cacheControlOf(req.method ?? '', path, status, res, reads)
    res.setHeader('Cache-Control', control ?? (isEventStream(res) ? STREAM : NO_STORE))
    if (control === PUBLIC_PAGE) res.setHeader('CDN-Cache-Control', SHARED_PAGE)
    else res.removeHeader('CDN-Cache-Control')
    return status
  })
}
