import { afterEach, describe, expect, it, vi } from 'vitest'
import { type RecentPlace, withPlaces } from '@/domain/recent/recentPlaces'
import { changeRecentPlaces, recentPlaces } from '@/ui/member/recentStore'

const place: RecentPlace = {
  id: 1,
  title: '가나식당',
  category: 'cafe',
  sub_category: null,
  address: null,
  sub_add1: null,
  sub_add2: null,
  visited_at: 100,
}

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}
const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

describe('Recently viewed restaurants', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('Recent restaurants stay until they are cleared, and then leave nothing in storage', () => {
    const storage = memory()
    vi.stubGlobal('localStorage', storage)
    changeRecentPlaces((places) => withPlaces(places, [place]))
    expect(recentPlaces()).toEqual([place])
    expect(recentPlaces()).toBe(recentPlaces())
    changeRecentPlaces(() => [])
    expect(recentPlaces()).toEqual([])
    expect(storage.keys()).toEqual([])
  })

  it('Recent restaurants are empty, without an error, when storage is forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    changeRecentPlaces((places) => withPlaces(places, [place]))
    expect(recentPlaces()).toEqual([])
  })

  it('Recent restaurants stay as they were, without an error, when storage is full', () => {
    const storage = memory()
    vi.stubGlobal('localStorage', storage)
    changeRecentPlaces((places) => withPlaces(places, [place]))
    vi.stubGlobal('localStorage', { ...storage, setItem: refuse })
    changeRecentPlaces((places) => withPlaces(places, [{ ...place, id: 2, visited_at: 200 }]))
    expect(recentPlaces()).toEqual([place])
  })
})
