import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { compressText } from '@/infra/contentCoding'
import { publicPagePolicy } from '../contentSecurityPolicy'
import { deferScripts } from './deferScripts'
import type { RenderedPage } from './renderPage'
import { inlineHashes } from './scriptHashes'

/** A whole answer as it is sent, compressed. */
export interface CachedPage {
  status: number
  /** without those of its encoding and length, which whoever sends it sets */
  headers: OutgoingHttpHeaders
  /** its text in UTF-8 by coding */
  br: Buffer
  gzip: Buffer
  /** of the text, whatever its coding (weak, RFC 9110, 8.8.1) */
  etag: string
}

/** Once for many readers: smaller than gzip at its best, in a hundredth of the time that the default of 11 takes. */
const BROTLI_QUALITY = 5

/** Of one connection or one coding of the body, or said anew by whoever sends the answer. */
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

/** A rendered page as an answer; its policy lets those scripts and styles run that stand in it, by their hashes. */
export async function toCachedPage({ status, headers, body: rendered }: RenderedPage): Promise<CachedPage> {
  const isDocument = /^text\/html/.test(String(headers['content-type'] ?? ''))
  const html = isDocument ? deferScripts(rendered.toString('utf8')) : ''
  const body = isDocument ? Buffer.from(html) : rendered
  const policy = publicPagePolicy({ scripts: inlineHashes(html, 'script'), styles: inlineHashes(html, 'style') })
  const [br, zipped] = await Promise.all([
    compressText.br(body, BROTLI_QUALITY),
    compressText.gzip(body, BROTLI_QUALITY),
  ])
  const stored = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_STORED.has(name)))
  return {
    status,
    headers: {
      ...stored,
      vary: varyOf(headers.vary),
      'content-security-policy': policy,
    },
    br,
    gzip: zipped,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  }
}

/** How many bytes it takes to keep a page, about. */
export const sizeOf = ({ br, gzip: zipped }: CachedPage): number => br.length + zipped.length + 2_000
