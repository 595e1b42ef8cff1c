import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { Review, ReviewSummary } from '@/contract/reviews'
import { ReviewsSection } from '@/app/(site)/_components/detail/ReviewsSection'
import { MemberProvider } from '@/ui/member/MemberProvider'

vi.mock('next/navigation', () => ({
  usePathname: () => '/restaurants/3',
  useRouter: () => ({ refresh: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}))

const review: Review = {
  id: 12,
  restaurant_id: 3,
  author: { nickname: '밥알', role: 'user' },
  rating: 4,
  content: '국물이 진해요.\n또 가요.',
  photos: [],
  helpful_count: 2,
  created_at: '2026-11-19T15:30:00.000Z',
  edited_at: null,
}
const summary: ReviewSummary = {
  total_reviews: 11,
  average_rating: 3.6,
  rating_distribution: [1, 1, 2, 4, 3],
  recent_reviews: [],
}

function render(data: Review[], { visits = 1, reviews = 1, total = 11 } = {}): string {
  const page = {
    data,
    pagination: { page: reviews, size: 10, total, pages: Math.max(1, Math.ceil(total / 10)), total_is_minimum: false },
  }
  return renderToStaticMarkup(
    <MemberProvider>
      <ReviewsSection
        restaurantId={3}
        reviews={{ ok: true, data: { page, summary: { ...summary, total_reviews: total } } }}
        pages={{ visits, reviews }}
      />
    </MemberProvider>,
  )
}

describe('Server-rendered reviews', () => {
  it('The reviews show the average and the count for each rating, highest rating first', () => {
    const html = render([review])
    expect(html).toContain('aria-label="5점 만점에 3.6점"')
    expect(
      [...html.matchAll(/>([1-5])점<\/span>.*?>(\d+)건</g)].map(([, stars, count]) => `${stars}:${count}`),
    ).toEqual(['5:3', '4:4', '3:2', '2:1', '1:1'])
  })

  it('A review has an anchor, stars in words, the Korean date, its line breaks and a mark when edited', () => {
    const html = render([review])
    expect(html).toContain('id="review-12"')
    expect(html).toContain('aria-label="5점 만점에 4점"')
    expect(html).toContain('<time dateTime="2026-11-19T15:30:00.000Z">2026. 11. 20.</time>')
    expect(html).toMatch(/whitespace-pre-line[^>]*>국물이 진해요\.\n또 가요\./)
    expect(html).not.toContain('수정됨')
    expect(render([{ ...review, edited_at: '2026-11-20T00:00:00.000Z' }])).toContain('수정됨')
  })

  it('HTML in a review or a nickname is escaped as text', () => {
    const html = render([
      { ...review, content: '<img src=x onerror=alert(1)>', author: { nickname: '<b>밥</b>', role: 'user' } },
    ])
    expect(html).not.toMatch(/<img|<b>/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('A review marks an author who is staff or has withdrawn', () => {
    expect(render([{ ...review, author: { nickname: '밥알', role: 'admin' } }])).toContain('관리자')
    expect(render([{ ...review, author: { nickname: '밥알', role: 'moderator' } }])).toContain('운영자')
    expect(render([review])).not.toMatch(/관리자|운영자/)
    expect(render([{ ...review, author: null }])).toContain('탈퇴한 회원')
  })

  it('Photos are lazy thumbnails with a size and a description, each linked to the full photo', () => {
    const html = render([
      {
        ...review,
        photos: [
          {
            name: 'p'.repeat(20),
            url: '/api/v1/photos/p',
            small_url: '/api/v1/photos/p/small',
            width: 1600,
            height: 900,
          },
        ],
      },
    ])
    expect(html).toMatch(
      new RegExp(
        '<a href="/api/v1/photos/p"[^>]*><img src="/api/v1/photos/p/small" alt="밥알님이 올린 사진 1"' +
          ' width="1600" height="900" loading="lazy"',
      ),
    )
  })

  it('The reviews link to their other pages and keep the page of visits', () => {
    expect(render([review], { visits: 3 })).toContain('href="/restaurants/3?page=3&amp;reviews=2#reviews"')
    expect(render([review], { reviews: 2 })).toContain('href="/restaurants/3#reviews"')
  })

  it('An empty list invites the first review, and an empty later page says that it is empty', () => {
    expect(render([], { total: 0 })).toContain('아직 리뷰가 없어요.')
    const beyond = render([], { reviews: 9 })
    expect(beyond).toContain('이 페이지에는 리뷰가 없어요.')
    expect(beyond).not.toContain('아직 리뷰가 없어요.')
  })

  it('Reviews that fail to load show an error and still offer the way to write one', () => {
    const html = renderToStaticMarkup(
      <MemberProvider>
        <ReviewsSection restaurantId={3} reviews={{ ok: false }} pages={{ visits: 1, reviews: 1 }} />
      </MemberProvider>,
    )
    expect(html).toContain('리뷰를 불러오지 못했어요.')
    expect(html).toContain('id="write-review"')
  })
})
