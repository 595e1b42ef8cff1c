import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import { markdownTwinOf } from '@/domain/site/markdownTwin'
import { isRead } from './gate/method'
import { isRouterRequest } from './next/privateOutput'
import { onHeaders } from './responseHeaders'

/** HTML first: browsers and programs without a preference get the page. */
const TYPES = ['text/html', 'text/markdown']

export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false
  return new Negotiator({ headers: { accept } }).mediaTypes(TYPES)[0] === 'text/markdown'
}

/**
 * Makes `req.url` that of the page's Markdown twin if the client prefers it, and returns its path. Either way the
 * answer varies by `Accept` and names its twin (RFC 9110, 12.5.5; RFC 8288). `path`: decoded
 */
export function negotiateMarkdown(req: IncomingMessage, res: ServerResponse, path: string): string {
  const twin = isRead(req.method ?? '') && !isRouterRequest(req.headers) ? markdownTwinOf(path) : null
  if (twin === null) return path
  const url = req.url ?? path
  const queryAt = url.indexOf('?')
  const twinUrl = twin + (queryAt < 0 ? '' : url.slice(queryAt))
  const isMarkdown = prefersMarkdown(req.headers.accept)
  onHeaders(res, (status) => {
    const vary = [res.getHeader('vary') ?? []].flat().join(', ')
    if (!/(^|,)\s*accept\s*(,|$)/i.test(vary)) res.setHeader('Vary', vary ? `${vary}, Accept` : 'Accept')
    if (isMarkdown) res.setHeader('Content-Location', twinUrl)
    else res.appendHeader('Link', `<${twinUrl}>; rel="alternate"; type="text/markdown"`)
    return status
  })
  if (!isMarkdown) return path
  req.url = twinUrl
  return twin
}
