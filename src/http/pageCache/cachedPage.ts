import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { COMPRESSED_FROM, compressText, type ContentCoding } from '@/infra/contentCoding'
import { publicPagePolicy } from '../contentSecurityPolicy'
import { deferScripts } from './deferScripts'
import type { RenderedPage } from './renderPage'
import { inlineHashes } from './scriptHashes'

/** A whole answer as it is sent, compressed. */
export interface CachedPage {
  status: number
  /** without those of its encoding and length, which the code that sends it sets */
  headers: OutgoingHttpHeaders
  /** of the text, regardless of its coding (weak, RFC 9110, 8.8.1) */
  etag: string
  /** its text in UTF-8, in a coding that the client takes or as it is where that is small enough */
  encode: (accepted: ContentCoding) => EncodedBody | Promise<EncodedBody>
  /** bytes that it takes to keep it, about */
  size: number
}

export interface EncodedBody {
  coding: ContentCoding
  body: Buffer
}

const decompress = promisify(brotliDecompress)

/** Once for many readers: smaller than gzip at its best, in a hundredth of the time that the default of 11 takes. */
const BROTLI_QUALITY = 5

/** What an entry takes besides its text. */
const OVERHEAD_BYTES = 2_000
/** gzip and brotli, at most about. */
const GZIP_RATIO = 1.4

/** Of one connection or one coding of the body, or said again by the code that sends the answer. */
const NOT_STORED = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'content-security-policy',
  'etag',
])

/** What the answer depends on, its coding included. */
const varyOf = (given: OutgoingHttpHeaders[string]): string =>
  [...new Set([...String(given ?? '').split(/,\s*/), 'Accept-Encoding'])].filter((name) => name !== '').join(', ')

const storedOf = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_STORED.has(name)))

/**
 * A rendered page as an answer; its policy lets those scripts and styles run that stand in it, by their hashes. Nearly
 * every browser takes brotli: gzip is made when one does not.
 */
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

/** A text in a coding, made when a client first takes it so, and once; failures are not cached. */
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

/**
 * An answer of the API, which brings its own tag. Programs mostly read it as it is, and many ask once for what no one
 * asks for again: it is compressed when a client first takes it so, and once.
 */
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
