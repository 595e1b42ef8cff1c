import { describe, expect, it } from 'vitest'
import { SUB_CATEGORIES } from '@/domain/place/lexicon/cuisines.data'
import { readQuery } from '@/domain/search/readQuery'
import { interpretQuery, textsOf } from '@/domain/search/interpretQuery'
import { searchJamo } from '@/domain/search/searchJamo'
import { spellingsOf } from '@/domain/search/interpretQuery'
import { firstOffered, suggestProvinces } from '@/domain/search/suggestPlaces'

describe('Everyday spellings', () => {
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
  ])('A search for %s also covers %s, and the other way round', (one, other) => {
    expect(spellingsOf(one)).toContain(other)
    expect(spellingsOf(other)).toContain(one)
  })

  it('Everyday spellings are further texts of one query, also within a region', () => {
    const texts = interpretQuery('종로 돈가스')
      .filter(({ place }) => place)
      .flatMap(textsOf)
    expect(texts).toEqual(expect.arrayContaining(['돈가스', '돈까스'].map(searchJamo)))
  })

  it('A long word has few everyday spellings, and other words have none', () => {
    expect(spellingsOf('돈가스짜장떡볶이찌개카페').length).toBeLessThan(6)
    expect(spellingsOf('순희네 빈대떡')).toEqual([])
  })
})

describe('Words for a kind of eating place', () => {
  it('A kind of eating place is recognised alone, with a region, and typed on a Latin keyboard', () => {
    expect(readQuery('한식')).toMatchObject({ kind: { subCategory: '한식' }, district: null, words: '' })
    expect(readQuery('까페')).toMatchObject({ kind: { category: 'cafe' } })
    expect(readQuery('종로 한식')).toMatchObject({ kind: { subCategory: '한식' }, district: { codes: ['11110'] } })
    expect(readQuery('한식 서울 중구')).toMatchObject({ district: { codes: ['11140'] }, words: '' })
    expect(readQuery('카페 부산')).toMatchObject({ district: { province: '부산광역시' } })
    expect(readQuery('gkstlr')).toMatchObject({ kind: { subCategory: '한식' }, words: '' })
  })

  it('A kind of eating place is not recognised inside a longer word or next to a name', () => {
    for (const q of ['서울카페', '한식뷔페집', '순희네', '', '중구']) expect(readQuery(q).kind).toBeNull()
    expect(readQuery('순희네 한식')).toMatchObject({ words: '순희네', text: '순희네 한식' })
  })

  it('A kind of eating place is recognised for every subcategory of restaurants', () => {
    for (const kind of SUB_CATEGORIES) expect([kind, readQuery(kind).kind?.name]).toEqual([kind, kind])
  })
})

describe('Suggested regions', () => {
  const place = (name: string, restaurant_count: number, isExact = false) => ({ name, restaurant_count, isExact })
  const names = (...matches: ReturnType<typeof place>[]) => firstOffered(matches, 3).map(({ name }) => name)

  it('Exact matches are suggested first, and regions without restaurants last', () => {
    expect(names(place('a', 0), place('b', 2), place('c', 9))).toEqual(['c', 'b', 'a'])
    expect(names(place('a', 5), place('b', 2, true))).toEqual(['b', 'a'])
  })

  it('An exact match is always suggested, even without restaurants', () => {
    expect(names(place('a', 3), place('b', 2), place('c', 1), place('typed', 0, true))).toEqual(['a', 'b', 'typed'])
    expect(names(place('a', 3), place('b', 2), place('c', 1), place('other', 0))).toEqual(['a', 'b', 'c'])
  })

  it('Provinces are suggested by every name, but 세종 only as a district', () => {
    const provinces = (q: string) => suggestProvinces(q).map(({ province }) => province)
    expect(provinces('서울')).toEqual(['서울특별시'])
    expect(provinces('강원도')).toEqual(['강원특별자치도'])
    expect(provinces('경')).toEqual(['경기도', '경상북도', '경상남도'])
    expect(provinces('세종')).toEqual([])
    expect(provinces('')).toEqual([])
  })
})
