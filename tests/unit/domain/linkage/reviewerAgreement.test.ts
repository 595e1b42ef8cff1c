import { describe, expect, it } from 'vitest'
import { type JudgedPair, reviewerAgreement } from '@/domain/linkage/matchQuestion'

const place = (target: number) => ({ choice: 'match' as const, target })
const fresh = { choice: 'new' as const, target: null }
const pairs = (count: number, one: JudgedPair['one'], other: JudgedPair['one']): JudgedPair[] =>
  Array.from({ length: count }, () => ({ one, other }))

describe('Reviewer agreement', () => {
  it('Reviewer agreement is unknown until two reviewers have judged one spelling', () => {
    expect(reviewerAgreement([])).toEqual({ pairs: 0, share: null, kappa: null })
  })

  it('Kappa corrects for chance: the textbook example of 20, 5, 10 and 15 gives 0.4', () => {
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

  it('Reviewers agree on one place however they chose it, and disagree on two places', () => {
    expect(reviewerAgreement(pairs(1, place(1), place(2))).share).toBe(0)
    expect(reviewerAgreement(pairs(1, place(1), { choice: 'other', target: 1 })).share).toBe(1)
  })

  it('Kappa is null when both reviewers always give the same answer', () => {
    expect(reviewerAgreement(pairs(3, fresh, fresh))).toEqual({ pairs: 3, share: 1, kappa: null })
  })
})
