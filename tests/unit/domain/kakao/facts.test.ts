import { describe, expect, it } from 'vitest'
import { endsRun } from '@/domain/kakao/answers'
import { kindOf } from '@/domain/kakao/kakaoPlace'

describe('Kakao categories', () => {
  it.each([
    ['음식점 > 한식 > 국밥', 'restaurant', '한식'],
    ['음식점 > 한식 > 육류,고기 > 갈비', 'restaurant', '고기구이'],
    ['음식점 > 카페 > 커피전문점 > 스타벅스', 'cafe', '카페'],
    ['카페', 'cafe', '카페'],
    ['음식점 > 간식 > 제과,베이커리', 'cafe', '베이커리'],
    ['음식점 > 술집 > 호프,요리주점', 'restaurant', '주점'],
    ['음식점 > 양식 > 피자 > 아무피자', 'restaurant', '피자'],
  ])('The Kakao category %s maps to the category %s and the subcategory %s', (kind, category, subCategory) => {
    expect(kindOf(kind)).toEqual({ category, subCategory })
  })

  it('A Kakao category without a known word maps to null', () => {
    expect(kindOf('음식점 > 퓨전요리')).toBeNull()
    expect(kindOf('')).toBeNull()
  })
})

describe('Kakao runs', () => {
  it('A Kakao run stops at once on a bad key or a used-up quota, and after five other errors in a row', () => {
    expect(endsRun('invalid_key', 1)).toBe(true)
    expect(endsRun('quota_exhausted', 1)).toBe(true)
    expect(endsRun('unavailable', 4)).toBe(false)
    expect(endsRun('unavailable', 5)).toBe(true)
  })
})
