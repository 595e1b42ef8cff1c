import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentCodingFor } from '@/infra/contentCoding'
import type { CachedPage } from './cachedPage'

/** Weak comparison (RFC 9110, 13.1.2). */
function hasIt(req: IncomingMessage, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
  return (req.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}

/** `cacheStatus`: value of Cache-Status (RFC 9211) */
export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  cacheStatus: string,
): Promise<void> {
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) res.setHeader(name, value)
  res.setHeader('Cache-Status', `pages; ${cacheStatus}`)
  if (page.status === 200 && page.etag !== '') {
    res.setHeader('ETag', page.etag)
    if (hasIt(req, page.etag)) {
      res.removeHeader('content-type')
      res.writeHead(304).end()
      return
    }
  }
  const { coding, body } = await page.encode(contentCodingFor(req.headers['accept-encoding']?.toString()))
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding)
  res.setHeader('Content-Length', body.length)
  res.writeHead(page.status)
  res.end(req.method === 'HEAD' ? undefined : body)
}
