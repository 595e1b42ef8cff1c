import { describe, expect, it } from 'vitest'
import { rankMove } from '@/domain/directory/rank'
import { otherSpellings } from '@/app/(site)/_components/detail/LocationSection'
import { placeLine, regionLine } from '@/ui/format/placeLine'
import { rankMoveMessage, rankMessages } from '@/app/(site)/_components/rank/RankScopeCard'
import { starFills, unfilledWidth } from '@/ui/kit/Stars'

const place = { sub_add1: '서울특별시', sub_add2: '중구', address: '서울시 중구 세종대로 1' }

describe('Addresses in a list', () => {
  it('An address starts at the district, with the province only in a nationwide list', () => {
    expect(placeLine(place, 'region')).toBe('중구 세종대로 1')
    expect(placeLine(place, 'national')).toBe('서울 중구 세종대로 1')
    expect(placeLine({ ...place, address: '세종대로 1' }, 'national')).toBe('서울 중구 세종대로 1')
  })

  it('A missing address falls back to the region, and then to a note that it is unknown', () => {
    expect(placeLine({ ...place, address: null }, 'national')).toBe('서울 중구')
    expect(placeLine({ sub_add1: null, sub_add2: null, address: null }, 'national')).toBe('주소 미확인')
    expect(regionLine({ sub_add1: '세종특별자치시', sub_add2: null })).toBe('세종')
  })
})

describe('Reasons for a rank', () => {
  it('The reasons count restaurants with more visits, with more institutions and with the same rank', () => {
    const sentences = rankMessages({ rank: 15, above: 12, tied: 3 }, 21)
    expect(sentences).toHaveLength(3)
    expect(sentences[0]).toContain('12곳')
    expect(sentences[1]).toContain('기관이 더 많은 곳이 2곳')
    expect(sentences[2]).toContain('3곳')
  })

  it('The top rank says that no restaurant has more visits', () => {
    expect(rankMessages({ rank: 1, above: 0, tied: 0 }, 30)).toEqual(['방문이 30건보다 많은 곳은 없어요.'])
  })
})

describe('Rank changes', () => {
  const since = (rank: number, previous_rank: number | null) => rankMoveMessage({ rank, previous_rank }, '2026-01-01')
  it('A rank change names the old rank at the end of the previous quarter, also across a year', () => {
    expect(since(2, 5)).toBe('2025년 4분기 말 5위에서 3계단 올랐어요.')
    expect(since(1200, 7)).toBe('2025년 4분기 말 7위에서 1,193계단 내려왔어요.')
    expect(rankMoveMessage({ rank: 2, previous_rank: 2 }, '2026-10-01')).toBe('2026년 3분기 말과 같은 순위예요.')
  })

  it('A restaurant without visits at the end of the previous quarter is new', () => {
    expect(since(3, null)).toContain('방문 기록이 없던 곳')
  })

  it('No rank change is shown without a previous quarter, without a rank or for the same rank', () => {
    expect(rankMove(3, undefined)).toBeNull()
    expect(rankMove(null, 4)).toBeNull()
    expect(rankMove(3, 3)).toBeNull()
    expect(rankMove(3, null)).toEqual({ kind: 'new' })
  })
})

describe('Other spellings of a name', () => {
  it('Other spellings leave out the title itself, also with other spacing or a bracketed address', () => {
    expect(
      otherSpellings({
        title: '가나 식당',
        spellings: ['가나식당', '가나 식당 (중구 세종대로 1)', '가나밥집', '가나밥집(중구)'],
      }),
    ).toEqual(['가나밥집'])
  })
})

describe('Rating stars', () => {
  it.each([
    [3.7, [1, 1, 1, 0.5, 0]],
    [4.8, [1, 1, 1, 1, 1]],
    [0, [0, 0, 0, 0, 0]],
    [9, [1, 1, 1, 1, 1]],
  ])('The stars for a rating of %d are filled as %j', (rating, fills) => expect(starFills(rating)).toEqual(fills))

  it.each([
    [5, 0],
    [4, 19],
    [3.5, 29.5],
    [0, 103],
  ])('A rating of %d leaves %d of its width unfilled', (rating, width) => expect(unfilledWidth(rating)).toBe(width))
})
