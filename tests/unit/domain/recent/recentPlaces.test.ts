import { describe, expect, it } from 'vitest'
import { RECENT_PLACES_MAX } from '@/domain/recent/limits'
import { parseRecentPlaces, type RecentPlace, withoutPlace, withPlaces } from '@/domain/recent/recentPlaces'

const place = (id: number, visited_at: number): RecentPlace => ({
  id,
  title: `가나식당 ${id}호점`,
  category: 'restaurant',
  sub_category: '한식',
  address: '세종대로 1',
  sub_add1: '서울특별시',
  sub_add2: '중구',
  visited_at,
})
const ids = (places: readonly RecentPlace[]) => places.map(({ id }) => id)

describe('Recently viewed restaurants', () => {
  it('Recent restaurants are ordered newest first, and a second view moves one to the front', () => {
    const seen = [place(1, 100), place(2, 200), place(3, 300), place(1, 400)].reduce<RecentPlace[]>(
      (list, one) => withPlaces(list, [one]),
      [],
    )
    expect(ids(seen)).toEqual([1, 3, 2])
    expect(seen[0]?.visited_at).toBe(400)
  })

  it('A recent restaurant has the title of its newest view', () => {
    expect(withPlaces([place(1, 100)], [{ ...place(1, 100), title: '다라식당' }])[0]?.title).toBe('다라식당')
  })

  it('A full list of recent restaurants drops the oldest', () => {
    const many = Array.from({ length: RECENT_PLACES_MAX + 5 }, (_, i) => place(i + 1, i + 1))
    const kept = withPlaces([], many)
    expect(kept).toHaveLength(RECENT_PLACES_MAX)
    expect(kept[0]?.id).toBe(RECENT_PLACES_MAX + 5)
    expect(kept.at(-1)?.id).toBe(6)
  })

  it('Undoing a removal returns a restaurant to its position, even after other views', () => {
    const before = [place(3, 300), place(2, 200), place(1, 100)]
    const after = withPlaces(withoutPlace(before, 2), [place(4, 400)])
    expect(ids(after)).toEqual([4, 3, 1])
    expect(ids(withPlaces(after, [place(2, 200)]))).toEqual([4, 3, 2, 1])
    expect(ids(withPlaces([place(4, 400)], before))).toEqual([4, 3, 2, 1])
  })

  it('Recent restaurants are parsed as they were written', () => {
    const places = [
      place(2, 200),
      { ...place(1, 100), sub_category: null, address: null, sub_add1: null, sub_add2: null },
    ].map((one) => ({ ...one, latitude: 37.5657, longitude: 126.977 }))
    expect(parseRecentPlaces(JSON.stringify(places))).toEqual(places)
  })

  it('Recent restaurants that an earlier version stored without coordinates are kept', () => {
    expect(parseRecentPlaces(JSON.stringify([place(1, 100)]))).toEqual([place(1, 100)])
  })

  it('Recent restaurants are sorted, deduplicated and limited when they are parsed', () => {
    const written = Array.from({ length: 60 }, (_, i) => place((i % 30) + 1, i + 1))
    expect(ids(parseRecentPlaces(JSON.stringify(written)))).toEqual(
      Array.from({ length: RECENT_PLACES_MAX }, (_, i) => 30 - i),
    )
  })

  it.each([null, '', '{', 'null', '7', '"1"', '{"0":{"id":1}}', '[[]]'])(
    'The stored text %j yields no recent restaurants',
    (kept) => expect(parseRecentPlaces(kept)).toEqual([]),
  )

  it.each([
    ['no title', { title: '' }],
    ['a title that is no text', { title: { toString: '가' } }],
    ['an id that is no number', { id: '1' }],
    ['an id out of range', { id: 0 }],
    ['an unknown category', { category: 'bar' }],
    ['no address', { address: undefined }],
    ['a time that is no number', { visited_at: 'now' }],
    ['an infinite time', { visited_at: Infinity }],
  ])('A stored entry with %s is dropped and the others are kept', (_, broken) => {
    const kept = JSON.stringify([{ ...place(1, 100), ...broken }, null, '가나', place(2, 200)])
    expect(ids(parseRecentPlaces(kept))).toEqual([2])
  })

  it('Unknown fields of a recent restaurant are dropped when it is parsed', () => {
    const [read] = parseRecentPlaces(JSON.stringify([{ ...place(1, 100), note: 'x' }]))
    expect(read).toEqual(place(1, 100))
  })
})
