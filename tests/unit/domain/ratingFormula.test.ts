import { describe, expect, it } from 'vitest'
import { RATING_PRIOR_REVIEWS, ratingScore } from '@/domain/ratingFormula'

describe('the order by rating', () => {
  it('lets twenty good reviews outweigh a single perfect one', () => {
    expect(ratingScore(4.6, 20, 4)).toBeGreaterThan(ratingScore(5, 1, 4))
  })

  it('puts a place without reviews after the worst that has one', () => {
    expect(ratingScore(0, 0, 4)).toBeLessThan(ratingScore(1, 1, 1))
  })

  it('stands half-way between the own and the overall mean after as many reviews as are imagined', () => {
    expect(ratingScore(5, RATING_PRIOR_REVIEWS, 3)).toBe(4)
  })
})
