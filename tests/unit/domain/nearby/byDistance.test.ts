import { describe, expect, it } from 'vitest'
import { byDistance, pointsOf } from '@/domain/distance'

const CITY_HALL = { latitude: 37.5665, longitude: 126.978 }
const at = (title: string, latitude: number | null, longitude: number | null = 126.978) => ({
  title,
  latitude,
  longitude,
})

describe('Order by distance from an office', () => {
  it('The nearest place comes first, places without a point come last, and equals keep their order', () => {
    const places = [
      at('모름', null),
      at('멀리', 37.6),
      at('옆집', 37.567),
      at('반쪽', 37.5665, null),
      at('같은 건물', 37.567),
      { title: '예전 기록', latitude: undefined },
    ]
    expect(byDistance(places, CITY_HALL).map(({ title }) => title)).toEqual([
      ...['옆집', '같은 건물', '멀리', '모름', '반쪽', '예전 기록'],
    ])
  })

  it('An order leaves the list as it was', () => {
    const places = [at('멀리', 37.6), at('옆집', 37.567)]
    byDistance(places, CITY_HALL)
    expect(places.map(({ title }) => title)).toEqual(['멀리', '옆집'])
  })

  it('A browser that orders places gets their points alone', () => {
    expect(pointsOf([at('옆집', 37.567)])).toEqual([{ latitude: 37.567, longitude: 126.978 }])
  })
})
