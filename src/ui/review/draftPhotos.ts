import { PHOTO_BYTES_MAX, REVIEW_PHOTOS_MAX } from '@/domain/review/limits'
import type { Violation } from '@/domain/violation'
import type { DraftPhoto } from './draft'

export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** What is wrong with a file before it is sent; null when nothing is. The server looks at what is really in it. */
export function validatePhotoFile({
  type,
  size,
}: Pick<File, 'type' | 'size'>): Extract<Violation, { code: 'photo-type' | 'body-too-large' }> | null {
  if (!PHOTO_TYPES.includes(type)) return { code: 'photo-type', params: {} }
  if (size > PHOTO_BYTES_MAX) return { code: 'body-too-large', params: { max: PHOTO_BYTES_MAX } }
  return null
}

/** How many more photographs there is room for; those that failed take none. */
export const roomFor = (photos: readonly DraftPhoto[]): number =>
  Math.max(0, REVIEW_PHOTOS_MAX - photos.filter(({ error }) => error === null).length)

/** The chosen files to show: as many valid ones as there is room for, and the invalid ones with what is wrong. */
export function admitFiles<F extends Pick<File, 'type' | 'size'>>(files: readonly F[], room: number): F[] {
  let left = room
  return files.filter((file) => validatePhotoFile(file) !== null || (left -= 1) >= 0)
}

/** The photographs with one a place earlier (-1) or later (+1); at an end it stays. */
export function movePhoto(photos: readonly DraftPhoto[], key: string, by: -1 | 1): readonly DraftPhoto[] {
  const from = photos.findIndex((photo) => photo.key === key)
  const moved = photos[from]
  const other = photos[from + by]
  if (!moved || !other) return photos
  return photos.map((photo, i) => (i === from ? other : i === from + by ? moved : photo))
}

/** The photographs with what became of one of them; one that was taken out in the meantime stays out. */
export const settlePhoto = (
  photos: readonly DraftPhoto[],
  key: string,
  what: Partial<Omit<DraftPhoto, 'key'>>,
): readonly DraftPhoto[] => photos.map((photo) => (photo.key === key ? { ...photo, ...what } : photo))

/** Whether some are still on their way, or did not arrive. */
export const areSending = (photos: readonly DraftPhoto[]): boolean =>
  photos.some(({ photo, error }) => photo === null && error === null)
export const haveFailed = (photos: readonly DraftPhoto[]): boolean => photos.some(({ error }) => error !== null)
