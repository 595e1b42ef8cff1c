import { describe, expect, it } from 'vitest'
import { RECENT_SEARCHES_MAX } from '@/domain/search/limits'
import { withSearch } from '@/ui/search/SearchField'
import { REGION_CHOICES } from '@/ui/search/regionChoices'
import { recentOptions, suggestionOptions } from '@/ui/search/suggestionOptions'

describe('Suggestions', () => {
  it('Regions and places link to lists, institutions and restaurants to pages, and empty ones are marked', () => {
    const options = suggestionOptions({
      q: '중구',
      provinces: [{ province: '경기도', restaurant_count: 0, visit_count: 0 }],
      agencies: [{ id: 3, name: '중구청', type: 'district', visit_count: 1200 }],
      points: [{ name: '시청역', region: '서울 중구', q: '시청역' }],
      understood: { kind: '한식', places: ['서울 중구'], point: null, meal: null, choices: [] },
      regions: [{ code: '11140', province: '서울특별시', district: '중구', restaurant_count: 1234, visit_count: 1 }],
      restaurants: [
        {
          id: 7,
          title: '가나 식당',
          sub_category: '한식',
          address: null,
          sub_add1: '서울특별시',
          sub_add2: '중구',
          visit_count: 3,
        },
      ],
    })
    expect(options.map(({ kind, title, note }) => [kind, title, note])).toEqual([
      ['kind', '중구', '업종 한식 모두 보기'],
      ['region', '경기도', '아직 식당이 없어요'],
      ['region', '서울 중구', '식당 1,234곳'],
      ['point', '시청역 근처', '서울 중구'],
      ['agency', '중구청', '구·군청 · 방문 1,200건'],
      ['restaurant', '가나 식당', '한식 · 서울 중구'],
    ])
    expect(decodeURIComponent(options[2]?.href ?? '')).toBe('/regions?province=서울특별시&district=중구')
    expect(decodeURIComponent(options[3]?.href ?? '')).toBe('/restaurants?q=시청역')
    expect(options[4]?.href).toBe('/agencies/3')
    expect(options[5]?.href).toBe('/restaurants/7')
  })

  it('A recent search is suggested with a link to its results', () => {
    expect(recentOptions(['a'])[0]).toMatchObject({ kind: 'recent', title: 'a', href: '/restaurants?q=a' })
  })
})

describe('Recent searches', () => {
  it('Recent searches are stored newest first, once each, up to the limit', () => {
    expect(withSearch(['가', '나'], '나')).toEqual(['나', '가'])
    const many = Array.from({ length: 20 }, (_, i) => String(i)).reduce<string[]>(
      (list, text) => withSearch(list, text),
      [],
    )
    expect(many).toHaveLength(RECENT_SEARCHES_MAX)
    expect(many[0]).toBe('19')
  })
})

describe('Region choices', () => {
  it('The region choices have every province once, Seoul first, and no district for 세종', () => {
    const names = REGION_CHOICES.map((choice) => choice.province)
    expect(names[0]).toBe('서울특별시')
    expect(new Set(names).size).toBe(names.length)
    expect(REGION_CHOICES.find((choice) => choice.province === '세종특별자치시')?.districts).toEqual([])
    expect(REGION_CHOICES.find((choice) => choice.province === '서울특별시')?.districts).toHaveLength(25)
  })
})
