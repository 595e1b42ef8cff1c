import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** In bytes; shorter texts fit into a packet or two uncompressed. */
export const COMPRESSED_FROM = 1_024

const CODINGS = ['br', 'gzip', 'identity'] as const
export type ContentCoding = (typeof CODINGS)[number]

/** From negotiator 1.0, which its types (0.6) lack. */
interface Encodings {
  encodings: (available: string[], options: { preferred: string[] }) => string[]
}

/** By the client's preference, then ours; identity if it accepts none or says nothing. */
export function contentCodingFor(acceptEncoding: string | undefined): ContentCoding {
  if (acceptEncoding === undefined) return 'identity'
  const client: Encodings = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  // Browsers list all as equal, gzip first.
  return (client.encodings([...CODINGS], { preferred: [...CODINGS] })[0] as ContentCoding | undefined) ?? 'identity'
}

const brotli = promisify(brotliCompress)

/** Runs on libuv's threads. Brotli quality 0 to 11: from 5 on smaller than gzip's best, each step slower. */
export const compressText: Record<
  Exclude<ContentCoding, 'identity'>,
  (text: Buffer, brotliQuality: number) => Promise<Buffer>
> = {
  br: (text, brotliQuality) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: promisify((text: Buffer, _quality: number, done: (error: Error | null, result: Buffer) => void) =>
    gzip(text, done),
  ),
}
