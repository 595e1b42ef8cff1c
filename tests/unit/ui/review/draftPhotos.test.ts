import { describe, expect, it } from 'vitest'
import { PHOTO_BYTES_MAX, REVIEW_PHOTOS_MAX } from '@/domain/limits'
import type { DraftPhoto } from '@/ui/review/draft'
import { areSending, haveFailed, movePhoto, photoFault, roomFor, settlePhoto } from '@/ui/review/draftPhotos'

const photo = (key: string): DraftPhoto => ({ key, preview: '', photo: null, error: null })
const three = ['a', 'b', 'c'].map(photo)
const keys = (photos: readonly DraftPhoto[]) => photos.map(({ key }) => key).join('')

describe('a file before it is sent', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('is welcome as %s, up to the limit', (type) => {
    expect(photoFault({ type, size: PHOTO_BYTES_MAX })).toBeNull()
    expect(photoFault({ type, size: PHOTO_BYTES_MAX + 1 })?.code).toBe('body-too-large')
  })

  it.each(['image/heic', 'image/gif', 'image/svg+xml', 'application/pdf', ''])('is no photograph as "%s"', (type) => expect(photoFault({ type, size: 1 })?.code).toBe('photo-type'))
})

describe('the photographs of a draft', () => {
  it('change places with their neighbours, and stay at the ends', () => {
    expect(keys(movePhoto(three, 'b', -1))).toBe('bac')
    expect(keys(movePhoto(three, 'b', 1))).toBe('acb')
    expect(keys(movePhoto(three, 'a', -1))).toBe('abc')
    expect(keys(movePhoto(three, 'c', 1))).toBe('abc')
    expect(keys(movePhoto(three, 'x', 1))).toBe('abc')
  })

  it('are on their way until each has arrived or failed', () => {
    const failed = settlePhoto(three, 'b', { error: '읽을 수 없습니다.' })
    expect([areSending(three), haveFailed(three)]).toEqual([true, false])
    expect([areSending(failed), haveFailed(failed)]).toEqual([true, true])
    const arrived = three.reduce<readonly DraftPhoto[]>((photos, { key }) => settlePhoto(photos, key, { photo: { name: key, url: '/', small_url: '/', width: 1, height: 1 } }), three)
    expect([areSending(arrived), haveFailed(arrived)]).toEqual([false, false])
  })

  it('stay out once taken out, whatever becomes of them', () => expect(keys(settlePhoto(three.slice(1), 'a', { error: 'x' }))).toBe('bc'))

  it('leave room for the rest', () => {
    expect(roomFor([])).toBe(REVIEW_PHOTOS_MAX)
    expect(roomFor(Array.from({ length: REVIEW_PHOTOS_MAX }, (_, i) => photo(String(i))))).toBe(0)
  })
})
