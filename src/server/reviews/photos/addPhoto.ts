import { PHOTOS_PER_HOUR } from '@/domain/limits'
import { photoPath, smallPhotoPath } from '@/domain/review/paths'
import type { ReviewPhoto } from '@/domain/review/schemas'
import type { Violation } from '@/domain/violation'
import type { Sql } from '@/infra/database/pool'
import { newPhotoName, type PhotoStore } from '@/infra/photos/photoStore'
import { takeTurn } from '../../takeTurn'
import { encodePhoto } from './encodePhoto'

/**
 * Keeps a photograph that a member sends, for a review to come; until one has it, its owner alone sees it. What cannot
 * be read costs a turn too: looking at it was the work.
 */
export async function addPhoto(sql: Sql, store: PhotoStore, member: number, bytes: Buffer): Promise<{ done: ReviewPhoto } | { violation: Violation }> {
  const seconds = await takeTurn(sql, `photo:${member}`, { most: PHOTOS_PER_HOUR, seconds: 60 * 60 })
  if (seconds !== null) return { violation: { code: 'too-many-tries', params: { seconds } } }
  const encoded = await encodePhoto(bytes)
  if ('violation' in encoded) return encoded
  const { whole, small, width, height } = encoded.photo
  const name = newPhotoName()
  await store.put(name, { whole, small })
  try {
    await sql.query('INSERT INTO review_photos (name, user_id, width, height) VALUES ($1, $2, $3, $4)', [name, member, width, height])
  } catch (error) {
    await store.remove(name)
    throw error
  }
  return { done: { name, url: photoPath(name), small_url: smallPhotoPath(name), width, height } }
}
