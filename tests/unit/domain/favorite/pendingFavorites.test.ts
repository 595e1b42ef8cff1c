import { describe, expect, it } from 'vitest'
import { parsePendingFavorites, withPendingFavorite } from '@/domain/favorite/localFavorites'
import { LOCAL_FAVORITES_MAX } from '@/domain/favorite/favorite'

describe('Pending favorites', () => {
  it('Favorites chosen before sign-in are stored once each, the newest last, up to a limit', () => {
    expect(withPendingFavorite([1, 2, 3], 2, 3)).toEqual([1, 3, 2])
    expect(withPendingFavorite([1, 2, 3], 4, 3)).toEqual([2, 3, 4])
  })

  it('Favorites chosen before sign-in are parsed from a list of ids, and any other text yields none', () => {
    expect(parsePendingFavorites('[3,5]')).toEqual([3, 5])
    const tooMany = JSON.stringify(Array.from({ length: LOCAL_FAVORITES_MAX + 1 }, (_, i) => i + 1))
    for (const kept of [null, '', '{', '[0]', '["1"]', '[1.5]', '[99999999999]', '{"0":1}', tooMany])
      expect(parsePendingFavorites(kept)).toEqual([])
  })
})
