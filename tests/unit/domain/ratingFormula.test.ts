import { describe, expect, it } from 'vitest'
import { RATING_PRIOR_REVIEWS, ratingScore } from '@/domain/ratingFormula'

describe('the order by rating', () => {
  it('lets twenty good reviews outweigh a single perfect one', () => {
    expect(ratingScore(4.6, 20, 4)).toBeGreaterThan(ratingScore(5, 1, 4))
  })

  it('puts a place without reviews after the worst that has one', () => {
    expect(ratingScore(0, 0, 4)).toBeLessThan(ratingScore(1, 1, 1))
  })

  it('uses the middle of a place’s mean and the overall mean once it has as many reviews as the prior', () => {
    expect(ratingScore(5, RATING_PRIOR_REVIEWS, 3)).toBe(4)
  })
})
