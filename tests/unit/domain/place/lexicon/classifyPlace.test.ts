import { describe, expect, it } from 'vitest'
import { classifyPlace } from '@/domain/place/lexicon/classifyPlace'

describe('Place categories', () => {
  it.each([
    ['달빛커피', 'cafe', '카페'],
    ['스타벅스', 'cafe', '카페'],
    ['파리바게트', 'cafe', '베이커리'],
    ['달빛제과', 'cafe', '베이커리'],
    ['달빛한우국밥', 'restaurant', '한식'],
    ['달빛반점', 'restaurant', '중식'],
    ['스시달빛', 'restaurant', '회·초밥'],
    ['달빛회수산횟집', 'restaurant', '회·초밥'],
    ['달빛모둠회', 'restaurant', '회·초밥'],
    ...['달빛해물탕', '달빛생선구이', '달빛낙지', '달빛장어', '달빛아구찜'].map((name) => [
      name,
      'restaurant',
      '해물·생선',
    ]),
    ['달빛돌솥비빔', 'restaurant', '한식'],
    ['달빛숯불갈비', 'restaurant', '고기구이'],
    ['달빛칼국수', 'restaurant', '국수'],
    ['달빛김밥', 'restaurant', '분식'],
    ['굽네치킨', 'restaurant', '치킨'],
    ['달빛통닭', 'restaurant', '치킨'],
    ['달빛피자', 'restaurant', '피자'],
    ['달빛쌀국수', 'restaurant', '아시아음식'],
  ])('The name %s gets the category %s, %s', (name, category, subCategory) =>
    expect(classifyPlace(name)).toEqual({ category, subCategory }),
  )

  it('A name without a hint is a restaurant without a subcategory', () => {
    expect(classifyPlace('달누리')).toEqual({ category: 'restaurant', subCategory: null })
  })
})
