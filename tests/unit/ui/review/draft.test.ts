import { describe, expect, it } from 'vitest'
import { RATING_DEFAULT, REVIEW_PHOTOS_MAX } from '@/domain/review'
import { type ReviewPhoto } from '@/domain/photo'
import { newReviewSchema, type OwnReview } from '@/contract/reviews'
import { type Draft, draftOf, EMPTY_DRAFT, parseDraft, reviewOf, sameDraft, writeDraft } from '@/ui/review/draft'

const photo = (letter: string): ReviewPhoto => {
  const name = letter.repeat(20)
  return { name, url: `/api/v1/photos/${name}`, small_url: `/api/v1/photos/${name}/small`, width: 800, height: 600 }
}
const sent = (letter: string) => ({ key: letter, preview: 'blob:x', photo: photo(letter), error: null })
const draft: Draft = {
  rating: 2,
  content: '  국물이 진해요.\r\n또 가요. ',
  photos: [sent('a'), { key: 'b', preview: 'blob:y', photo: null, error: null }, sent('c')],
  restored: false,
}

describe('Stored draft', () => {
  it('A stored draft is restored with its rating, its text as typed and its uploaded photos', () => {
    const back = parseDraft(writeDraft(draft))
    expect(back).toMatchObject({ rating: 2, content: draft.content, restored: true })
    expect(back?.photos.map((one) => one.photo?.name)).toEqual([photo('a').name, photo('c').name])
    expect(back?.photos[0]?.preview).toBe(photo('a').small_url)
  })

  const withPhotos = (photos: unknown) => `{"rating":3,"content":"","photos":${JSON.stringify(photos)}}`

  it.each([
    null,
    '',
    'x',
    '[]',
    '{}',
    '{"rating":6,"content":"","photos":[]}',
    '{"rating":0,"content":"","photos":[]}',
    '{"rating":2.5,"content":"","photos":[]}',
    '{"rating":3,"content":7,"photos":[]}',
    '{"rating":3,"content":""}',
    withPhotos(Array.from({ length: REVIEW_PHOTOS_MAX + 1 }, () => photo('a'))),
    withPhotos([{ ...photo('a'), small_url: 'https://elsewhere.example/x' }]),
  ])('The malformed draft %s is ignored', (kept) => expect(parseDraft(kept)).toBeNull())
})

describe('Review from a draft', () => {
  it('A review has cleaned text and the uploaded photos in order, as the API accepts it', () => {
    const review = reviewOf(draft)
    expect(review).toEqual({
      rating: 2,
      content: '국물이 진해요.\n또 가요.',
      photos: [photo('a').name, photo('c').name],
    })
    expect(newReviewSchema.parse(review)).toEqual(review)
  })

  it('A review has no text when only spaces were typed', () =>
    expect(reviewOf({ ...EMPTY_DRAFT, content: ' \n ' })).toEqual({
      rating: RATING_DEFAULT,
      content: null,
      photos: [],
    }))
})

describe('Draft of an existing review', () => {
  const own: OwnReview = {
    id: 7,
    restaurant_id: 3,
    author: { nickname: '밥알', role: 'user' },
    rating: 4,
    content: null,
    photos: [photo('a')],
    helpful_count: 0,
    created_at: '2026-11-20T00:00:00.000Z',
    edited_at: null,
    status: 'published',
  }

  it('An existing review becomes a draft with the same rating, text and photos', () => {
    expect(reviewOf(draftOf(own))).toEqual({ rating: 4, content: null, photos: [photo('a').name] })
    expect(sameDraft(draftOf(own), draftOf(own))).toBe(true)
  })

  it('A draft differs once the rating, the text or a photo changes, even one still uploading', () => {
    const start = draftOf(own)
    expect(sameDraft({ ...start, rating: 3 }, start)).toBe(false)
    expect(sameDraft({ ...start, content: '가' }, start)).toBe(false)
    expect(
      sameDraft({ ...start, photos: [...start.photos, { key: 'x', preview: '', photo: null, error: null }] }, start),
    ).toBe(false)
  })
})
