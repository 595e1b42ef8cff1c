import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { COMPRESSED_FROM, compressText, contentCodingFor } from '@/infra/contentCoding'

/** The same for everyone; large totals may be a minute old anyway. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=300'

/** Revalidated on each use (RFC 9111), for data the reader may just have changed. */
export const REVALIDATE = 'no-cache'

/** Compressed for one reader, so speed matters more than size. */
const BROTLI_QUALITY = 4

/** Without `W/`, because 304 compares weakly (RFC 9110, 13.1.2). */
const parseIfNoneMatch = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

export function hasEtag(c: Context, tag: string): boolean {
  const held = c.req.header('If-None-Match')
  return held !== undefined && (held.trim() === '*' || parseIfNoneMatch(held).includes(`"${tag}"`))
}

interface SentText {
  type: string
  cacheControl?: string
  headers?: Record<string, string>
}

/**
 * The tag hashes the text regardless of its encoding, so it is weak (RFC 9110, 8.8.1); Hono's middleware would copy
 * every body, at a third of the speed. Texts over 1 KB are compressed.
 */
export function textWithEtag(
  c: Context,
  text: string,
  { type, cacheControl = CACHE_CONTROL, headers: others }: SentText,
): Response | Promise<Response> {
  const hash = createHash('sha1').update(text).digest('base64url')
  const headers = { ETag: `W/"${hash}"`, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding', ...others }
  if (hasEtag(c, hash)) return c.body(null, 304, headers)
  const sent = { ...headers, 'Content-Type': type }
  const coding = contentCodingFor(c.req.header('Accept-Encoding'))
  if (coding === 'identity') return c.body(text, 200, sent)
  const bytes = Buffer.from(text)
  if (bytes.length < COMPRESSED_FROM) return c.body(text, 200, sent)
  return compressText[coding](bytes, BROTLI_QUALITY).then((body) =>
    c.body(new Uint8Array(body), 200, { ...sent, 'Content-Encoding': coding }),
  )
}

export const jsonWithEtag = (c: Context, data: object, cacheControl = CACHE_CONTROL): Response | Promise<Response> =>
  textWithEtag(c, JSON.stringify(data), { type: 'application/json; charset=utf-8', cacheControl })
