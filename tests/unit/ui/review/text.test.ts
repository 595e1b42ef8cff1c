import { describe, expect, it } from 'vitest'
import { REVIEW_TEXT_MAX } from '@/domain/review'
import { newReviewSchema } from '@/contract/reviews'
import { photoAlt, starsInWords } from '@/messages/site/reviews'
import { countText } from '@/ui/form/countText'
import { shownText } from '@/ui/review/shownReview'

describe('Character counter', () => {
  it.each([
    ['', 0],
    ['  가나 \n', 2],
    ['가\r\n나', 3],
    ['각'.normalize('NFD'), 1],
    ['😀', 1],
    ['가\u202e나\u0000', 2],
  ])('The character counter counts %j as %d', (text, length) => expect(countText(text)).toBe(length))

  it.each(['가', '😀', '각'.normalize('NFD'), '가 '])('The counter and the API share a limit for %j', (letter) => {
    const takes = (text: string) => newReviewSchema.safeParse({ rating: 5, content: text }).success
    for (const times of [REVIEW_TEXT_MAX / 2, REVIEW_TEXT_MAX / 2 + 1, REVIEW_TEXT_MAX, REVIEW_TEXT_MAX + 1]) {
      const text = letter.repeat(times)
      expect(takes(text)).toBe(countText(text) <= REVIEW_TEXT_MAX)
    }
  })
})

describe('Review texts', () => {
  it('A review keeps its line breaks, but only one of several empty lines', () => {
    expect(shownText('가\n나\n\n다')).toBe('가\n나\n\n다')
    expect(shownText('가\n\n\n\n나\n \n\t\n다')).toBe('가\n\n나\n\n다')
  })

  it('Ratings and photos have descriptions for screen readers', () => {
    expect(starsInWords(4)).toBe('5점 만점에 4점')
    expect(photoAlt('밥알', 2)).toBe('밥알님이 올린 사진 2')
    expect(photoAlt(null, 1)).toBe('탈퇴한 회원이 올린 사진 1')
  })
})
