import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { COMPRESSED_FROM, compressText, type ContentCoding, contentCodingFor } from '@/infra/contentCoding'
import { MARK_SIGNED_IN } from '@/domain/session'
import { publicPagePolicy } from '../securityHeaders'
import { inlineHashes, takeScriptFiles } from '../next/privateOutput'
import type { RenderedPage } from './renderPage'
import { LIST_ID, LOADER, PREFETCH, READER } from './inlineScripts'

const script = (content: string, attributes = ''): string => `<script${attributes}>${content}</script>`

/** A page that is only read loads no scripts. `html`: a complete document by React */
export function deferScripts(html: string): string {
  const { files, rest } = takeScriptFiles(html)
  const end = rest.lastIndexOf('</body>')
  if (files.length === 0 || end < 0) return html
  const list = JSON.stringify(files).replaceAll('<', '\\u003c')
  const inline = [
    script(PREFETCH, ' type="speculationrules"'),
    script(list, ` id="${LIST_ID}" type="application/json"`),
    script(LOADER),
    html.includes(' data-recent=') ? script(READER) : '',
  ]
  const body = rest.slice(0, end).replace('<head>', () => `<head>${script(MARK_SIGNED_IN)}`)
  return body + inline.join('') + rest.slice(end)
}

/** Stored compressed. */
export interface CachedPage {
  status: number
  /** without encoding and length */
  headers: OutgoingHttpHeaders
  /** of the uncompressed text (weak, RFC 9110, 8.8.1) */
  etag: string
  /** the body in an encoding the client accepts, or uncompressed if small */
  encode: (accepted: ContentCoding) => EncodedBody | Promise<EncodedBody>
  /** approximate bytes */
  size: number
}

export interface EncodedBody {
  coding: ContentCoding
  body: Buffer
}

const decompress = promisify(brotliDecompress)

/** Smaller than gzip's best, in a hundredth of the time of the default 11. */
const BROTLI_QUALITY = 5

const OVERHEAD_BYTES = 2_000
/** Approximate upper ratio of gzip to brotli. */
const GZIP_RATIO = 1.4

/** Headers of one connection or encoding, or set again when sending. */
const NOT_STORED = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'content-security-policy',
  'etag',
])

/** The response's Vary, including the encoding. */
const varyOf = (given: OutgoingHttpHeaders[string]): string =>
  [...new Set([...String(given ?? '').split(/,\s*/), 'Accept-Encoding'])].filter((name) => name !== '').join(', ')

const storedOf = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_STORED.has(name)))

/** Allows inline scripts and styles by hash. Nearly all browsers accept brotli, so gzip is created on demand. */
export async function toCachedPage({ status, headers, body: rendered }: RenderedPage): Promise<CachedPage> {
  const isDocument = /^text\/html/.test(String(headers['content-type'] ?? ''))
  const html = isDocument ? deferScripts(rendered.toString('utf8')) : ''
  const body = isDocument ? Buffer.from(html) : rendered
  const policy = publicPagePolicy({ scripts: inlineHashes(html, 'script'), styles: inlineHashes(html, 'style') })
  const br = await compressText.br(body, BROTLI_QUALITY)
  const text = (): Promise<Buffer> => decompress(br)
  const zipped = encodeOnce(text)
  return {
    status,
    headers: {
      ...storedOf(headers),
      vary: varyOf(headers.vary),
      'content-security-policy': policy,
    },
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    encode: async (coding) => {
      if (coding === 'br') return { coding, body: br }
      return coding === 'gzip' ? zipped(coding) : { coding, body: await text() }
    },
    size: Math.ceil(br.length * (1 + GZIP_RATIO)) + OVERHEAD_BYTES,
  }
}

/** Failures are not cached. */
function encodeOnce(text: () => Buffer | Promise<Buffer>): (coding: 'br' | 'gzip') => Promise<EncodedBody> {
  const encoded = new Map<ContentCoding, Promise<EncodedBody>>()
  return (coding) => {
    const known = encoded.get(coding)
    if (known) return known
    const made = Promise.resolve(text())
      .then((plain) => compressText[coding](plain, BROTLI_QUALITY))
      .then((body) => ({ coding, body }))
    encoded.set(coding, made)
    made.catch(() => encoded.delete(coding))
    return made
  }
}

/** Keeps its own tag. Programs mostly read uncompressed, and often only once, so it is compressed on demand. */
export function toCachedAnswer({ status, headers, body }: RenderedPage): CachedPage {
  const { etag, ...given } = headers
  const asItIs: EncodedBody = { coding: 'identity', body }
  const compressed = encodeOnce(() => body)
  return {
    status,
    headers: { ...storedOf(given), vary: varyOf(given.vary) },
    etag: String(etag ?? ''),
    encode: (coding) => (coding === 'identity' || body.length < COMPRESSED_FROM ? asItIs : compressed(coding)),
    size: Math.ceil(body.length * 1.5) + OVERHEAD_BYTES,
  }
}

/** Weak comparison (RFC 9110, 13.1.2). */
function hasIt(req: IncomingMessage, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
  return !!req.headers['if-none-match']?.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}

/** `cacheStatus`: value of Cache-Status (RFC 9211) */
export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: CachedPage,
  cacheStatus: string,
): Promise<void> {
  // A copy: `appendHeader` adds to the list itself, which is sent again.
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined) res.setHeader(name, Array.isArray(value) ? [...value] : value)
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
