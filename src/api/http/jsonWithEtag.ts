import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { COMPRESSED_FROM, compressText, contentCodingFor } from '@/infra/contentCoding'

/** The same response for everybody, so any cache may store it; large totals are up to a minute old anyway. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=300'

/** Cached, but revalidated each time (RFC 9111): for what its reader may have changed a moment ago. */
export const REVALIDATE = 'no-cache'

/** Each answer is compressed for one reader: quick rather than small. */
const BROTLI_QUALITY = 4

/** The tags a client holds, without their weakness: 304 compares weakly (RFC 9110, 13.1.2). */
const parseIfNoneMatch = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** Whether the client holds what has this tag already. */
export function hasEtag(c: Context, tag: string): boolean {
  const held = c.req.header('If-None-Match')
  return held !== undefined && (held.trim() === '*' || parseIfNoneMatch(held).includes(`"${tag}"`))
}

/**
 * A 200 with its ETag, or 304 when the client has it. The tag is the hash of the text, regardless of its coding, and so
 * a weak one (RFC 9110, 8.8.1): the middleware for it would copy and stream every answer, at a third of the speed. What
 * is longer than 1 KB is compressed for anyone who takes that.
 */
export function jsonWithEtag(c: Context, data: object, cacheControl = CACHE_CONTROL): Response | Promise<Response> {
  const text = JSON.stringify(data)
  const hash = createHash('sha1').update(text).digest('base64url')
  const headers = { ETag: `W/"${hash}"`, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' }
  if (hasEtag(c, hash)) return c.body(null, 304, headers)
  const sent = { ...headers, 'Content-Type': 'application/json; charset=utf-8' }
  const coding = contentCodingFor(c.req.header('Accept-Encoding'))
  if (coding === 'identity') return c.body(text, 200, sent)
  const bytes = Buffer.from(text)
  if (bytes.length < COMPRESSED_FROM) return c.body(text, 200, sent)
  return compressText[coding](bytes, BROTLI_QUALITY).then((body) =>
    c.body(new Uint8Array(body), 200, { ...sent, 'Content-Encoding': coding }),
  )
}
