import { describe, expect, it } from 'vitest'
import { structuredData } from '@/ui/restaurant/JsonLd'
import { RESTAURANT_DETAIL as restaurant } from './restaurantDetail'

const read = (data: object) => JSON.parse(JSON.stringify(data)) as { '@graph': Record<string, unknown>[] }

describe('Structured data of a restaurant', () => {
  it('The structured data contains nothing that is unknown', () => {
    const [place] = read(structuredData(restaurant, 'https://example.kr'))['@graph']
    expect(place).toEqual({
      '@type': 'Restaurant',
      '@id': 'https://example.kr/restaurants/7',
      url: 'https://example.kr/restaurants/7',
      name: '가나 식당',
      image: ['https://example.kr/cards/restaurants/7.png'],
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'KR',
        addressRegion: '서울특별시',
        addressLocality: '중구',
      },
    })
  })

  it('The structured data has a rating only from reviews', () => {
    const [place] = read(structuredData({ ...restaurant, avg_rating: 4.3, review_count: 12 }, 'https://example.kr'))[
      '@graph'
    ]
    expect(place?.aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 12 })
  })

  it('The structured data contains the page’s reviews, by nickname or as a withdrawn member’s', () => {
    const review = {
      restaurant_id: 7,
      photos: [],
      helpful_count: 0,
      created_at: '2026-05-01T00:00:00.000Z',
      edited_at: null,
    }
    const summary = {
      total_reviews: 2,
      average_rating: 3.5,
      rating_distribution: [0, 1, 0, 0, 1],
      recent_reviews: [
        { ...review, id: 2, author: { nickname: '국밥순례', role: 'user' as const }, rating: 5, content: '맑아요' },
        { ...review, id: 1, author: null, rating: 2, content: null },
      ],
    }
    const [place] = read(
      structuredData({ ...restaurant, avg_rating: 3.5, review_count: 2 }, 'https://example.kr', summary),
    )['@graph']
    expect(place?.review).toEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: '국밥순례' },
        datePublished: review.created_at,
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        reviewBody: '맑아요',
      },
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: '탈퇴한 회원' },
        datePublished: review.created_at,
        reviewRating: { '@type': 'Rating', ratingValue: 2, bestRating: 5, worstRating: 1 },
      },
    ])
  })

  it('The breadcrumbs lead from the regions to the page', () => {
    const crumbs = read(structuredData(restaurant, 'https://example.kr'))['@graph'][1]?.itemListElement as {
      name: string
      position: number
    }[]
    expect(crumbs.map((crumb) => crumb.name)).toEqual(['지역별', '서울 중구', '가나 식당'])
    expect(crumbs.map((crumb) => crumb.position)).toEqual([1, 2, 3])
  })
})
