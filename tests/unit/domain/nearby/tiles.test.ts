import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween, type Point } from '@/domain/metresBetween'
import { nearText, parseNear } from '@/domain/nearby/nearPoint'
import { tileAt, tileBounds, tilesAround } from '@/domain/nearby/mapTile'
import { walkingMinutes } from '@/domain/nearby/walkingMinutes'

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

describe('map tiles', () => {
  it('knows the tile of the City Hall of Seoul, as every web map numbers it', () => {
    expect(tileAt({ latitude: 37.5665, longitude: 126.978 })).toEqual({ x: 13970, y: 6344 })
  })

  it('holds each point in its tile', () => {
    fc.assert(fc.property(pointInKorea, (point) => isWithin(point, tileAt(point))))
  })

  it('finds, around a point, the tile of everything that is near', () => {
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

  it('asks for four tiles at most for a walk of a kilometre', () => {
    fc.assert(fc.property(pointInKorea, (point) => tilesAround(point, 700).length <= 4))
  })
})

describe('a point in an address', () => {
  it.each([
    ['37.5665,126.978', '37.5665,126.978'],
    [' 37.56650001 , 126.97800004 ', '37.5665,126.978'],
  ])('reads %j', (text, spelling) => {
    const point = parseNear(text)
    expect(point && nearText(point)).toBe(spelling)
  })

  it.each(['', '37.5665', '126.978,37.5665', '48.85,2.35', 'NaN,NaN', '37.5665;126.978', '1e9,1', '37.5,126.9,1'])(
    'refuses %j',
    (text) => expect(parseNear(text)).toBeNull(),
  )

  it('reads what it writes', () => {
    fc.assert(
      fc.property(pointInKorea, (point) => {
        const read = parseNear(nearText(point))
        return read !== null && metresBetween(read, point) < 1.5
      }),
    )
  })
})

describe('minutes on foot', () => {
  it.each([
    [0, 1],
    [50, 1],
    [320, 7],
    [1000, 20],
  ])('takes %i m in %i', (metres, minutes) => expect(walkingMinutes(metres)).toBe(minutes))
})
