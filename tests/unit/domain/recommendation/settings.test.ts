import { describe, expect, it } from 'vitest'
import { coverageOf } from '@/contract/recommendations'
import { DEFAULT_SETTINGS, recommendationSettingsSchema } from '@/domain/recommendation/settings'

describe('Recommendation settings', () => {
  it('The default recommendation settings are valid', () =>
    expect(recommendationSettingsSchema.safeParse(DEFAULT_SETTINGS).success).toBe(true))

  it('Recommendation weights that are all zero, too large, fractional or unknown are rejected', () => {
    const { weights } = DEFAULT_SETTINGS
    for (const bad of [
      { ...weights, trending: { visits: 0, reviews: 0 } },
      { ...weights, popular: { ...weights.popular, visits: 101 } },
      { ...weights, preference: { ...weights.preference, price: 0.5 } },
      { ...weights, more: {} },
    ])
      expect(recommendationSettingsSchema.safeParse({ ...DEFAULT_SETTINGS, weights: bad }).success).toBe(false)
  })
})

describe('Coverage of recommendations', () => {
  it('Coverage is a rounded percentage, and 0 when there is nothing to cover', () => {
    expect([coverageOf(5, 6), coverageOf(0, 3), coverageOf(0, 0)]).toEqual([83, 0, 0])
  })
})
