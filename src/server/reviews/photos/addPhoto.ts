import { PHOTOS_PER_HOUR } from '@/domain/review/limits'
import { photoPath, smallPhotoPath } from '@/domain/review/paths'
import type { ReviewPhoto } from '@/domain/photo/schemas'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { newPhotoKey, type PhotoStore } from '@/infra/photos/photoStore'
import { sha256 } from '@/infra/photos/sha256'
import { consumeRateLimit } from '@/server/rateLimit'
import { encodePhoto } from './encodePhoto'

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
