import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween, type Point, walkingMinutes } from '@/domain/distance'
import { nearText, parseNear } from '@/domain/nearby/nearPoint'
import { tileAt, tileBounds, tilesAround } from '@/domain/nearby/mapTile'

const pointInKorea = fc.record({
  latitude: fc.double({ min: 33, max: 38.6, noNaN: true }),
  longitude: fc.double({ min: 124.6, max: 131.9, noNaN: true }),
})

const isWithin = ({ latitude, longitude }: Point, tile: { x: number; y: number }): boolean => {
  const { south, west, north, east } = tileBounds(tile)
  const slack = 1e-9
  return (
    latitude >= south - slack && latitude <= north + slack && longitude >= west - slack && longitude <= east + slack
  )
}

describe('Map tiles', () => {
  it('Seoul City Hall is in the tile that every web map gives it', () => {
    expect(tileAt({ latitude: 37.5665, longitude: 126.978 })).toEqual({ x: 13970, y: 6344 })
  })

  it('Each point lies within its tile', () => {
    fc.assert(fc.property(pointInKorea, (point) => isWithin(point, tileAt(point))))
  })

  it('The tiles around a point include the tile of every point within 1 km', () => {
    const degrees = fc.double({ min: -0.02, max: 0.02, noNaN: true })
    fc.assert(
      fc.property(pointInKorea, degrees, degrees, (point, north, east) => {
        const other = { latitude: point.latitude + north, longitude: point.longitude + east }
        fc.pre(metresBetween(point, other) <= 1000)
        const { x, y } = tileAt(other)
        return tilesAround(point, 1000).some((tile) => tile.x === x && tile.y === y)
      }),
    )
  })

  it('A radius of 700 m needs at most four tiles', () => {
    fc.assert(fc.property(pointInKorea, (point) => tilesAround(point, 700).length <= 4))
  })
})

describe('Points in URLs', () => {
  it.each([
    ['37.5665,126.978', '37.5665,126.978'],
    [' 37.56650001 , 126.97800004 ', '37.5665,126.978'],
  ])('The text %j is parsed as a point', (text, spelling) => {
    const point = parseNear(text)
    expect(point && nearText(point)).toBe(spelling)
  })

  it.each(['', '37.5665', '126.978,37.5665', '48.85,2.35', 'NaN,NaN', '37.5665;126.978', '1e9,1', '37.5,126.9,1'])(
    'The text %j is rejected as a point',
    (text) => expect(parseNear(text)).toBeNull(),
  )

  it('A point survives a round trip through its text to within 1.5 m', () => {
    fc.assert(
      fc.property(pointInKorea, (point) => {
        const read = parseNear(nearText(point))
        return read !== null && metresBetween(read, point) < 1.5
      }),
    )
  })
})

describe('Walking times', () => {
  it.each([
    [0, 1],
    [50, 1],
    [320, 7],
    [1000, 20],
  ])('Walking %i m takes %i min', (metres, minutes) => expect(walkingMinutes(metres)).toBe(minutes))
})
