import { describe, expect, it } from 'vitest'
import { CATEGORY_WORDS } from '@/domain/place/lexicon/categoryWords.data'
import { KIND_BY_WORD } from '@/domain/kakao/kinds.data'
import { readKind } from '@/domain/search/readKind'
import { interpretQuery, textsOf } from '@/domain/search/interpretQuery'
import { searchJamo } from '@/domain/search/searchJamo'
import { spellingsOf } from '@/domain/search/spellingsOf'
import { firstOffered, suggestProvinces } from '@/domain/search/suggestRegions'

describe('everyday spellings', () => {
  it.each([
    ['돈가스', '돈까스'],
    ['돈까스', '돈카츠'],
    ['자장면', '짜장면'],
    ['떡볶이', '떡볶기'],
    ['김치찌개', '김치찌게'],
    ['순댓국', '순대국'],
    ['설렁탕', '설농탕'],
    ['까페', '카페'],
    ['명동돈가스', '명동돈까스'],
  ])('are searched for under each other: %s and %s', (one, other) => {
    expect(spellingsOf(one)).toContain(other)
    expect(spellingsOf(other)).toContain(one)
  })

  it('are other texts of the same query interpretation, also within a region', () => {
    const texts = interpretQuery('종로 돈가스')
      .filter(({ place }) => place)
      .flatMap(textsOf)
    expect(texts).toEqual(expect.arrayContaining(['돈가스', '돈까스'].map(searchJamo)))
  })

  it('are few, and other words have none', () => {
    expect(spellingsOf('돈가스짜장떡볶이찌개카페').length).toBeLessThan(6)
    expect(spellingsOf('순희네 빈대떡')).toEqual([])
  })
})

describe('a word for a kind of eating place', () => {
  it('is recognised alone, beside a region, and typed with the keyboard in Latin', () => {
    expect(readKind('한식')).toMatchObject({ subCategory: '한식', place: null })
    expect(readKind('까페')).toMatchObject({ category: 'cafe' })
    expect(readKind('종로 한식')).toMatchObject({ subCategory: '한식', place: { codes: ['11110'] } })
    expect(readKind('한식 서울 중구')).toMatchObject({ place: { codes: ['11140'] } })
    expect(readKind('카페 부산')).toMatchObject({ place: { province: '부산광역시' } })
    expect(readKind('gkstlr')).toMatchObject({ subCategory: '한식' })
  })

  it('is not recognised inside a longer word or beside a name', () => {
    for (const q of ['서울카페', '한식뷔페집', '순희네 한식', '순희네', '', '중구']) expect(readKind(q)).toBeNull()
  })

  it('exists for every subcategory that a restaurant can have', () => {
    const kinds = [
      ...CATEGORY_WORDS.map(({ subCategory }) => subCategory),
      ...[...KIND_BY_WORD.values()].map(({ subCategory }) => subCategory),
    ]
    for (const kind of new Set(kinds)) expect([kind, readKind(kind)?.name]).toEqual([kind, kind])
  })
})

describe('suggested regions', () => {
  const place = (name: string, restaurant_count: number, isExact = false) => ({ name, restaurant_count, isExact })
  const names = (...matches: ReturnType<typeof place>[]) => firstOffered(matches, 3).map(({ name }) => name)

  it('have exact matches first and those without restaurants last', () => {
    expect(names(place('a', 0), place('b', 2), place('c', 9))).toEqual(['c', 'b', 'a'])
    expect(names(place('a', 5), place('b', 2, true))).toEqual(['b', 'a'])
  })

  it('always include an exact match, even one without restaurants', () => {
    expect(names(place('a', 3), place('b', 2), place('c', 1), place('typed', 0, true))).toEqual(['a', 'b', 'typed'])
    expect(names(place('a', 3), place('b', 2), place('c', 1), place('other', 0))).toEqual(['a', 'b', 'c'])
  })

  it('include provinces by every name, but 세종 as a district only', () => {
    const provinces = (q: string) => suggestProvinces(q).map(({ province }) => province)
    expect(provinces('서울')).toEqual(['서울특별시'])
    expect(provinces('강원도')).toEqual(['강원특별자치도'])
    expect(provinces('경')).toEqual(['경기도', '경상북도', '경상남도'])
    expect(provinces('세종')).toEqual([])
    expect(provinces('')).toEqual([])
  })
})
