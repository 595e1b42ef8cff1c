import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CUISINE_CODES } from '@/domain/place/lexicon/cuisineChips'
import { dishClass } from '@/ui/kit/PlacePhoto'
import { RESTAURANT_DETAIL } from './restaurantDetail'

const STYLES = readFileSync('src/app/(site)/dishes.css', 'utf8')

describe('Drawing of what a restaurant serves', () => {
  it.each([
    ['가나 식당', 'restaurant', '고기구이', 'of-meat'],
    ['가나 돼지국밥', 'restaurant', '한식', 'of-soup'],
    ['가나 해물탕', 'restaurant', '해물·생선', 'of-soup'],
    ['가나 생선구이', 'restaurant', '해물·생선', 'of-seafood'],
    ['가나 찻집', 'cafe', null, 'of-cafe'],
    ['가나 식당', 'restaurant', '한식', undefined],
    ['가나 식당', 'restaurant', null, undefined],
  ] as const)('%s (%s, %s) is drawn as %s', (title, category, sub_category, drawn) => {
    expect(dishClass({ title, category, sub_category, photo: null })).toBe(drawn)
  })

  it('A restaurant with a photograph has no drawing', () => {
    const photo = { name: 'media-1', url: '', small_url: '', width: 1, height: 1, alt: '', credit: null }
    const pictured = { ...photo, source: 'staff', review_id: null } as const
    expect(dishClass({ ...RESTAURANT_DETAIL, sub_category: '고기구이', photo: pictured })).toBeUndefined()
  })

  it('The style sheet has a drawing for every kind of food but the bowl that all others get', () => {
    const missing = CUISINE_CODES.filter((code) => !STYLES.includes(`.of-${code} {`))
    expect(missing).toEqual(['korean'])
  })
})
