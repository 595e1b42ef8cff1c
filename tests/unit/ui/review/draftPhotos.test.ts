import { describe, expect, it } from 'vitest'
import { PHOTO_BYTES_MAX, REVIEW_PHOTOS_MAX } from '@/domain/review'
import type { DraftPhoto } from '@/ui/review/draft'
import {
  admitFiles,
  areSending,
  haveFailed,
  movePhoto,
  validatePhotoFile,
  roomFor,
  settlePhoto,
} from '@/ui/review/draftPhotos'

const photo = (key: string): DraftPhoto => ({ key, preview: '', photo: null, error: null })
const three = ['a', 'b', 'c'].map(photo)
const keys = (photos: readonly DraftPhoto[]) => photos.map(({ key }) => key).join('')

describe('Files to upload', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('A file of type %s is accepted up to the size limit', (type) => {
    expect(validatePhotoFile({ type, size: PHOTO_BYTES_MAX })).toBeNull()
    expect(validatePhotoFile({ type, size: PHOTO_BYTES_MAX + 1 })?.code).toBe('body-too-large')
  })

  it.each(['image/heic', 'image/gif', 'image/svg+xml', 'application/pdf', ''])('A "%s" file is rejected', (type) =>
    expect(validatePhotoFile({ type, size: 1 })?.code).toBe('photo-type'),
  )
})

describe('Photos of a draft', () => {
  it('A photo changes places with its neighbours, but not beyond the ends', () => {
    expect(keys(movePhoto(three, 'b', -1))).toBe('bac')
    expect(keys(movePhoto(three, 'b', 1))).toBe('acb')
    expect(keys(movePhoto(three, 'a', -1))).toBe('abc')
    expect(keys(movePhoto(three, 'c', 1))).toBe('abc')
    expect(keys(movePhoto(three, 'x', 1))).toBe('abc')
  })

  it('Photos are uploading until each has arrived or failed', () => {
    const failed = settlePhoto(three, 'b', { error: '읽을 수 없어요.' })
    expect([areSending(three), haveFailed(three)]).toEqual([true, false])
    expect([areSending(failed), haveFailed(failed)]).toEqual([true, true])
    const arrived = three.reduce<readonly DraftPhoto[]>(
      (photos, { key }) =>
        settlePhoto(photos, key, { photo: { name: key, url: '/', small_url: '/', width: 1, height: 1 } }),
      three,
    )
    expect([areSending(arrived), haveFailed(arrived)]).toEqual([false, false])
  })

  it('A photo stays removed when its upload ends after the removal', () =>
    expect(keys(settlePhoto(three.slice(1), 'a', { error: 'x' }))).toBe('bc'))

  it('The room for photos shrinks to nothing at the limit', () => {
    expect(roomFor([])).toBe(REVIEW_PHOTOS_MAX)
    expect(roomFor(Array.from({ length: REVIEW_PHOTOS_MAX }, (_, i) => photo(String(i))))).toBe(0)
  })

  it('A photo that failed leaves its room for another', () => {
    const full = Array.from({ length: REVIEW_PHOTOS_MAX }, (_, i) => photo(String(i)))
    expect(roomFor(settlePhoto(full, '1', { error: '읽을 수 없어요.' }))).toBe(1)
  })

  it('Valid files are accepted while there is room, and invalid ones always, to show their error', () => {
    const file = (name: string, type = 'image/jpeg') => ({ name, type, size: 1 })
    const chosen = [file('a', 'image/gif'), file('b'), file('c'), file('d')]
    expect(
      admitFiles(chosen, 2)
        .map(({ name }) => name)
        .join(''),
    ).toBe('abc')
    expect(
      admitFiles(chosen, 0)
        .map(({ name }) => name)
        .join(''),
    ).toBe('a')
  })
})
