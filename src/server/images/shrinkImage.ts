import sharp from 'sharp'
import { MEDIA_EDGE } from '@/domain/http/limits'
import { PHOTO_PIXELS_MAX } from '@/domain/review/limits'
import { fail, ok, type Result } from '@/domain/result'
import { limitDecodes } from './decodeLimit'
import { validateImage } from './validateImage'

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
