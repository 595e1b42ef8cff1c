import sharp from 'sharp'
import {
  PHOTOS_PER_HOUR,
  PHOTO_EDGE,
  PHOTO_PIXELS_MAX,
  PHOTO_SMALL_EDGE,
  photoPath,
  smallPhotoPath,
} from '@/domain/review'
import type { ReviewPhoto } from '@/domain/photo'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { newPhotoKey, type PhotoStore, type PhotoFiles, sha256 } from '@/infra/photoStore'
import { consumeRateLimit } from '@/server/rateLimit'
import { limitDecodes, validateImage } from '@/server/images'

interface EncodedPhoto extends PhotoFiles {
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

/** Until attached, only its owner sees it. Invalid files count towards the limit, because decoding is expensive. */
export async function addPhoto(
  sql: Queryable,
  store: PhotoStore,
  member: number,
  bytes: Buffer,
): Promise<Result<ReviewPhoto>> {
  const seconds = await consumeRateLimit(sql, `photo:${member}`, { limit: PHOTOS_PER_HOUR, windowSeconds: 60 * 60 })
  if (seconds !== null) return fail({ code: 'rate-limited', params: { seconds } })
  const encoded = await encodePhoto(bytes)
  if (!encoded.ok) return encoded
  const { whole, small, width, height } = encoded.value
  const name = newPhotoKey()
  try {
    await store.put(name, { whole, small })
    await sql.query(
      `INSERT INTO review_photos (name, user_id, width, height, whole_sha256, small_sha256)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [name, member, width, height, sha256(whole), sha256(small)],
    )
  } catch (error) {
    await store.remove(name)
    throw error
  }
  return ok({ name, url: photoPath(name), small_url: smallPhotoPath(name), width, height })
}
