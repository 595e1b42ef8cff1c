import { describe, expect, it } from 'vitest'
import { linkPreview } from '@/ui/restaurant/linkPreview'

const restaurant = {
  id: 7,
  title: '가나식당 시청점',
  sub_add1: '서울특별시',
  sub_add2: '중구',
  agency_count: 12,
  visit_count: 1234,
}

const FIRST = { visits: 1, reviews: 1 }
const ORIGIN = 'https://bapsang.example'

describe('Link preview of a restaurant', () => {
  it('A link preview has the name, the district, the visits and the page URL', () => {
    const shown = linkPreview(restaurant, FIRST, ORIGIN)
    const words = {
      title: '가나식당 시청점 · 서울 중구',
      description: '서울 중구 가나식당 시청점: 공공기관 12곳이 1,234번 다녀간 기록을 원문과 함께 봐요.',
    }
    expect(shown).toMatchObject({ ...words, alternates: { canonical: '/restaurants/7' } })
    expect(shown.alternates?.types).toEqual({
      'application/json+oembed': '/oembed?url=https%3A%2F%2Fbapsang.example%2Frestaurants%2F7',
    })
    expect(shown.openGraph).toMatchObject({ ...words, url: '/restaurants/7', siteName: '공공밥상', locale: 'ko_KR' })
    expect(shown.twitter).toMatchObject(words)
  })

  it('A link preview works without a district and without visits', () => {
    const shown = linkPreview(
      { ...restaurant, sub_add1: null, sub_add2: null, agency_count: 0, visit_count: 0 },
      FIRST,
      ORIGIN,
    )
    expect(shown.title).toBe('가나식당 시청점')
    expect(shown.description).toBe('가나식당 시청점: 공개된 방문 기록이 아직 없어요.')
  })

  it('Later pages of the visits and of the reviews have titles and descriptions of their own', () => {
    const later = [
      { visits: 1, reviews: 2 },
      { visits: 2, reviews: 1 },
      { visits: 2, reviews: 3 },
    ].map((pages) => linkPreview(restaurant, pages, ORIGIN))
    expect(later.map(({ title }) => title)).toEqual([
      '가나식당 시청점 · 서울 중구 리뷰 2쪽',
      '가나식당 시청점 · 서울 중구 방문 기록 2쪽',
      '가나식당 시청점 · 서울 중구 방문 기록 2쪽 리뷰 3쪽',
    ])
    expect(later.map(({ description }) => description?.split('원문과 함께 봐요. ')[1])).toEqual([
      '리뷰 2쪽이에요.',
      '방문 기록 2쪽이에요.',
      '방문 기록 2쪽이에요. 리뷰 3쪽이에요.',
    ])
  })
})
