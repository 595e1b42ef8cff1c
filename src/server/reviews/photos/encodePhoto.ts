import sharp from 'sharp'
import { PHOTO_EDGE, PHOTO_PIXELS_MAX, PHOTO_SMALL_EDGE } from '@/domain/review/limits'
import { fail, ok, type Result } from '@/domain/result'
import type { PhotoFiles } from '@/infra/photos/photoStore'
import { limitDecodes } from '@/server/images/decodeLimit'
import { validateImage } from '@/server/images/validateImage'

export interface EncodedPhoto extends PhotoFiles {
  /** of the whole one, in pixels */
  width: number
  height: number
}

const QUALITY = 80
const DECODE_SECONDS = 20

const within = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const

/**
 * A photograph rebuilt from its pixels alone: upright, no larger than is shown, without anything that rode along
 * (where it was taken, with what, and anything that a program hid behind the picture). Of a moving one, its first
 * moment. Neither its name nor what its sender says of its type is looked at.
 */
export async function encodePhoto(bytes: Buffer): Promise<Result<EncodedPhoto>> {
  try {
    const valid = await validateImage(bytes)
    if (!valid.ok) return valid
    const photo = await limitDecodes(() => remake(bytes))
    return photo ? ok(photo) : fail({ code: 'photos-busy', params: {} })
  } catch {
    // A decoder's error is about these bytes, no matter what it says.
    return fail({ code: 'photo-corrupt', params: {} })
  }
}

/** Decoded once; both forms are made from the shrunk pixels. */
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
