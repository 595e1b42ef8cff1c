import { describe, expect, it } from 'vitest'
import { type LocalFavorite, parseLocalFavorites, withFavorites } from '@/domain/favorite/localFavorites'
import { LOCAL_FAVORITES_MAX } from '@/domain/favorite/favorite'

const favorite = (id: number, second: number): LocalFavorite => ({
  id,
  name: `가나식당 ${id}호점`,
  address: '세종대로 1',
  category: 'restaurant',
  sub_add1: '서울특별시',
  sub_add2: '중구',
  addedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
})
const ids = (favorites: readonly LocalFavorite[]) => favorites.map(({ id }) => id)

describe('Local favorites', () => {
  it('Local favorites are ordered newest first, and adding one again moves it to the front', () => {
    const wished = [favorite(1, 1), favorite(2, 2), favorite(1, 3)].reduce<LocalFavorite[]>(
      (list, one) => withFavorites(list, [one]),
      [],
    )
    expect(ids(wished)).toEqual([1, 2])
  })

  it('A full list of local favorites drops the oldest', () => {
    const kept = withFavorites(
      [],
      Array.from({ length: LOCAL_FAVORITES_MAX + 3 }, (_, i) => favorite(i + 1, i)),
    )
    expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([LOCAL_FAVORITES_MAX, LOCAL_FAVORITES_MAX + 3, 4])
  })

  it('Local favorites are parsed as they were written', () => {
    const kept = [favorite(2, 2), { ...favorite(1, 1), address: null, category: null, sub_add1: null, sub_add2: null }]
    expect(parseLocalFavorites(JSON.stringify(kept))).toEqual(kept)
  })

  it('Favorites of the former system with text ids, numeric times and missing fields are parsed', () => {
    expect(
      parseLocalFavorites(
        JSON.stringify([{ id: '12', name: '가나식당', category: '한식', addedAt: 1_700_000_000_000, rating: 5 }]),
      ),
    ).toEqual([
      {
        id: 12,
        name: '가나식당',
        address: null,
        category: '한식',
        sub_add1: null,
        sub_add2: null,
        addedAt: '2023-11-14T22:13:20.000Z',
      },
    ])
  })

  it.each([
    ['has an id that is no number', { ...favorite(1, 1), id: 'x' }],
    ['has an empty id', { ...favorite(1, 1), id: '' }],
    ['has an id out of range', { ...favorite(1, 1), id: 3_000_000_000 }],
    ['has a boolean as its id', { ...favorite(1, 1), id: true }],
    ['has no name', { ...favorite(1, 1), name: '' }],
    ['has a time that is no date', { ...favorite(1, 1), addedAt: 'gestern' }],
    ['has a time out of range', { ...favorite(1, 1), addedAt: 1e300 }],
    ['is a number', 7],
    ['is null', null],
  ])('A stored favorite that %s is dropped and the others are kept', (_, broken) => {
    expect(ids(parseLocalFavorites(JSON.stringify([broken, favorite(2, 2)])))).toEqual([2])
  })

  it.each([null, '', '{', 'null', '7', '"1"', '{"0":{"id":1}}', '[[]]'])(
    'The stored text %j yields no favorites',
    (kept) => {
      expect(parseLocalFavorites(kept)).toEqual([])
    },
  )
})
