import { describe, expect, it } from 'vitest'
import { coverageOf } from '@/domain/recommendation/recommendations'
import { DEFAULT_SETTINGS, recommendationSettingsSchema } from '@/domain/recommendation/settings'

describe('settings of recommendations', () => {
  it('hold as they come', () => expect(recommendationSettingsSchema.safeParse(DEFAULT_SETTINGS).success).toBe(true))

  it('need one part of each list that counts', () => {
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

describe('coverage', () => {
  it('is a rounded share in per cent, and 0 of nothing', () => {
    expect([coverageOf(5, 6), coverageOf(0, 3), coverageOf(0, 0)]).toEqual([83, 0, 0])
  })
})
