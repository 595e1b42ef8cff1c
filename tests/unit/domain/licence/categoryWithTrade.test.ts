import { describe, expect, it } from 'vitest'
import { categoryFromBusinessType } from '@/domain/licence/categoryFromBusinessType'

describe('Categories by licensed business type', () => {
  it.each([
    ['가람나무', '커피숍', 'cafe', '카페'],
    ['가람나무', '제과점영업', 'cafe', '베이커리'],
    ['가람나무', '호프/통닭', 'restaurant', '주점'],
    ['가람나무', '외국음식전문점(인도,태국등)', 'restaurant', '아시아음식'],
    ['가람나무', '식육(숯불구이)', 'restaurant', '고기구이'],
  ])('The neutral name %s with the business type %s becomes %s, %s', (name, trade, category, subCategory) => {
    expect(categoryFromBusinessType(name, { category: 'restaurant', subCategory: null }, trade)).toEqual({
      category,
      subCategory,
    })
  })
  it('The name of a chain, café or bakery outweighs the licensed business type', () => {
    expect(categoryFromBusinessType('스타벅스', { category: 'cafe', subCategory: '카페' }, '경양식')).toEqual({
      category: 'cafe',
      subCategory: '카페',
    })
    expect(categoryFromBusinessType('가람베이커리', { category: 'cafe', subCategory: '베이커리' }, '한식')).toEqual({
      category: 'cafe',
      subCategory: '베이커리',
    })
  })
  it('A more specific subcategory from the name outweighs the licensed business type', () => {
    expect(categoryFromBusinessType('가람칼국수', { category: 'restaurant', subCategory: '국수' }, '한식')).toEqual({
      category: 'restaurant',
      subCategory: '국수',
    })
  })
  it('The licence turns a restaurant with an uncertain name into a café', () => {
    expect(categoryFromBusinessType('가람하우스', { category: 'restaurant', subCategory: '양식' }, '다방')).toEqual({
      category: 'cafe',
      subCategory: '카페',
    })
  })
  it('A category set by staff is not changed by the licence', () => {
    expect(categoryFromBusinessType('가람나무', { category: 'cafe', subCategory: null }, '한식')).toEqual({
      category: 'cafe',
      subCategory: null,
    })
    expect(categoryFromBusinessType('가람나무', { category: 'restaurant', subCategory: '뷔페' }, '커피숍')).toEqual({
      category: 'restaurant',
      subCategory: '뷔페',
    })
  })
  it.each(['기타', '편의점', '', null])('The business type %s does not change the category', (trade) => {
    expect(categoryFromBusinessType('가람나무', { category: 'restaurant', subCategory: null }, trade)).toEqual({
      category: 'restaurant',
      subCategory: null,
    })
  })
})
