import sharp from 'sharp'
import { createLimiter, type Limiter } from '@/infra/memoryLimits'
import { PHOTO_DECODED_BYTES_MAX, PHOTO_PIXELS_MAX } from '@/domain/review'
import { fail, ok, type Result } from '@/domain/result'
import { MEDIA_EDGE } from '@/domain/http/limits'

const QUEUE_MAX = 8

// The HTTP front and Next's bundle are two module graphs and must share one queue.
const shared = globalThis as typeof globalThis & { gonggongDecoding?: Limiter }

/** One at a time across the process, because the largest needs about 200 MB. null if the queue is full */
export const limitDecodes = (shared.gonggongDecoding ??= createLimiter({ concurrency: 1, queueMax: QUEUE_MAX })).run

const starts = (bytes: Buffer, at: number, magic: string): boolean =>
  bytes.subarray(at, at + magic.length).equals(Buffer.from(magic, 'latin1'))

/** By the first bytes, before decoding: the library also reads SVG and PDF, which are programs rather than images. */
function sniffImageType(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  return starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP') ? 'webp' : null
}

/** By libvips' type names. */
const SAMPLE_BYTES: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }
/** `double`, and unknown types. */
const SAMPLE_BYTES_MOST = 8

/**
 * Before decoding: type, pixels, and memory (a 400 KB file may hold 50 million pixels of eight bytes each). Throws the
 * decoder's error for an unreadable header.
 */
export async function validateImage(bytes: Buffer): Promise<Result> {
  const format = sniffImageType(bytes)
  if (!format) return fail({ code: 'photo-type', params: {} })
  // Checked below, to distinguish the limit from a broken file.
  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (header.format !== format) return fail({ code: 'photo-type', params: {} })
  const pixels = header.width * header.height
  if (pixels > PHOTO_PIXELS_MAX) return fail({ code: 'photo-dimensions-too-large', params: { max: PHOTO_PIXELS_MAX } })
  const decoded = pixels * header.channels * (SAMPLE_BYTES[header.depth] ?? SAMPLE_BYTES_MOST)
  return decoded > PHOTO_DECODED_BYTES_MAX
    ? fail({ code: 'photo-memory', params: { max: PHOTO_DECODED_BYTES_MAX } })
    : ok()
}

/** Nearly lossless, because the stored image is made from this one. */
const QUALITY = 95
const DECODE_SECONDS = 20

const shrink = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: PHOTO_PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: MEDIA_EDGE, height: MEDIA_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer()

/** Upright WebP of at most MEDIA_EDGE without metadata. */
export async function shrinkImage(bytes: Buffer): Promise<Result<Buffer>> {
  try {
    const valid = await validateImage(bytes)
    if (!valid.ok) return valid
    const shrunk = await limitDecodes(() => shrink(bytes))
    return shrunk ? ok(shrunk) : fail({ code: 'photos-busy', params: {} })
  } catch {
    // Any decoder's error concerns the file.
    return fail({ code: 'photo-corrupt', params: {} })
  }
}
