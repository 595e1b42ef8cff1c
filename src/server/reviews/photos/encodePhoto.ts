import sharp from 'sharp'
import { PHOTO_EDGE, PHOTO_PIXELS_MAX, PHOTO_SMALL_EDGE } from '@/domain/review/limits'
import { fail, ok, type Result } from '@/domain/result'
import type { PhotoFiles } from '@/infra/photos/photoStore'
import { limitDecodes } from '@/server/images/decodeLimit'
import { validateImage } from '@/server/images/validateImage'

export interface EncodedPhoto extends PhotoFiles {
  /** pixels of the full image */
  width: number
  height: number
}

const QUALITY = 80
const DECODE_SECONDS = 20

const within = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const

/**
 * Upright, limited in size, without metadata (location, camera, or data hidden behind the image). Animations keep the
 * first frame. Ignores name and declared type.
 */
export async function encodePhoto(bytes: Buffer): Promise<Result<EncodedPhoto>> {
  try {
    const valid = await validateImage(bytes)
    if (!valid.ok) return valid
    const photo = await limitDecodes(() => remake(bytes))
    return photo ? ok(photo) : fail({ code: 'photos-busy', params: {} })
  } catch {
    // Any decoder's error concerns the file.
    return fail({ code: 'photo-corrupt', params: {} })
  }
}

/** Decoded once for both forms. */
async function remake(bytes: Buffer): Promise<EncodedPhoto> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PHOTO_PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize(within(PHOTO_EDGE))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const whole = await pixels().webp({ quality: QUALITY }).toBuffer()
  const small = await pixels().resize(within(PHOTO_SMALL_EDGE)).webp({ quality: QUALITY }).toBuffer()
  return { whole, small, width: info.width, height: info.height }
}
