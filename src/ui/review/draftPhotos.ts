import { PHOTO_BYTES_MAX, REVIEW_PHOTOS_MAX } from '@/domain/review'
import type { Violation } from '@/domain/violation'
import { REVIEW_PHOTOS } from '@/messages/site/reviews'
import type { DraftPhoto } from './draft'

export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Declared type and size only; the server checks the content. */
export function validatePhotoFile({
  type,
  size,
}: Pick<File, 'type' | 'size'>): Extract<Violation, { code: 'photo-type' | 'body-too-large' }> | null {
  if (!PHOTO_TYPES.includes(type)) return { code: 'photo-type', params: {} }
  if (size > PHOTO_BYTES_MAX) return { code: 'body-too-large', params: { max: PHOTO_BYTES_MAX } }
  return null
}

export const roomFor = (photos: readonly DraftPhoto[]): number =>
  Math.max(0, REVIEW_PHOTOS_MAX - photos.filter(({ error }) => error === null).length)

/** The chosen files to show: valid ones up to the limit, and invalid ones with their error. */
export function admitFiles<F extends Pick<File, 'type' | 'size'>>(files: readonly F[], room: number): F[] {
  let left = room
  return files.filter((file) => validatePhotoFile(file) !== null || (left -= 1) >= 0)
}

export function movePhoto(photos: readonly DraftPhoto[], key: string, by: -1 | 1): readonly DraftPhoto[] {
  const from = photos.findIndex((photo) => photo.key === key)
  const moved = photos[from]
  const other = photos[from + by]
  if (!moved || !other) return photos
  return photos.map((photo, i) => (i === from ? other : i === from + by ? moved : photo))
}

export const settlePhoto = (
  photos: readonly DraftPhoto[],
  key: string,
  what: Partial<Omit<DraftPhoto, 'key'>>,
): readonly DraftPhoto[] => photos.map((photo) => (photo.key === key ? { ...photo, ...what } : photo))

export const areSending = (photos: readonly DraftPhoto[]): boolean =>
  photos.some(({ photo, error }) => photo === null && error === null)
export const haveFailed = (photos: readonly DraftPhoto[]): boolean => photos.some(({ error }) => error !== null)

export function photosMessage(photos: readonly DraftPhoto[]): string | null {
  if (areSending(photos)) return REVIEW_PHOTOS.waiting
  return haveFailed(photos) ? REVIEW_PHOTOS.someFailed : null
}
