import { describe, expect, it } from 'vitest'
import { type JudgedPair, reviewerAgreement } from '@/domain/linkage/reviewerAgreement'

const place = (target: number) => ({ choice: 'match' as const, target })
const fresh = { choice: 'new' as const, target: null }
const pairs = (count: number, one: JudgedPair['one'], other: JudgedPair['one']): JudgedPair[] =>
  Array.from({ length: count }, () => ({ one, other }))

describe('the agreement of reviewers', () => {
  it('is unknown while no two have judged one spelling', () => {
    expect(reviewerAgreement([])).toEqual({ pairs: 0, share: null, kappa: null })
  })

  it('takes away what chance gives: the textbook example of 20, 5, 10 and 15 has a kappa of 0.4', () => {
    const judged = [
      ...pairs(20, place(1), place(1)),
      ...pairs(5, place(1), fresh),
      ...pairs(10, fresh, place(1)),
      ...pairs(15, fresh, fresh),
    ]
    const { share, kappa } = reviewerAgreement(judged)
    expect(share).toBeCloseTo(0.7)
    expect(kappa).toBeCloseTo(0.4)
  })

  it('is no agreement on two places, and one on the same place however it was found', () => {
    expect(reviewerAgreement(pairs(1, place(1), place(2))).share).toBe(0)
    expect(reviewerAgreement(pairs(1, place(1), { choice: 'other', target: 1 })).share).toBe(1)
  })

  it('has no kappa where everybody always says one thing', () => {
    expect(reviewerAgreement(pairs(3, fresh, fresh))).toEqual({ pairs: 3, share: 1, kappa: null })
  })
})
