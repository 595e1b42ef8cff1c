import { describe, expect, it } from 'vitest'
import { RATING_PRIOR_REVIEWS, ratingScore } from '@/domain/directory/rank'

describe('Order by rating', () => {
  it('Twenty good reviews outweigh a single perfect one', () => {
    expect(ratingScore(4.6, 20, 4)).toBeGreaterThan(ratingScore(5, 1, 4))
  })

  it('A place without reviews comes after the worst place that has one', () => {
    expect(ratingScore(0, 0, 4)).toBeLessThan(ratingScore(1, 1, 1))
  })

  it('A place with as many reviews as the prior scores halfway between its mean and the overall mean', () => {
    expect(ratingScore(5, RATING_PRIOR_REVIEWS, 3)).toBe(4)
  })
})
