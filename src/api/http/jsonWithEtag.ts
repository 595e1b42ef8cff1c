import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** Everybody gets the same answer, so anybody may keep it; a minute is how fresh the large totals are. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=300'

/** Kept, but never shown without asking whether it has changed: for what its reader may have changed a moment ago. */
export const REVALIDATE = 'no-cache'

/** The tags a client holds, without their weakness: 304 compares weakly (RFC 9110, 13.1.2). */
const parseIfNoneMatch = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/**
 * A 200 with its ETag, or 304 when the client has it. The tag is the hash of the text that is sent: the middleware for
 * it would copy and stream every answer, at a third of the speed.
 */
export function jsonWithEtag(c: Context, data: object, cacheControl = CACHE_CONTROL): Response {
  const text = JSON.stringify(data)
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`
  const headers = { ETag: tag, 'Cache-Control': cacheControl }
  const held = c.req.header('If-None-Match')
  if (held !== undefined && (held.trim() === '*' || parseIfNoneMatch(held).includes(tag)))
    return c.body(null, 304, headers)
  return c.body(text, 200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' })
}
