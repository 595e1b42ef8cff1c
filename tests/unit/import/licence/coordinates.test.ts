import { describe, expect, it } from 'vitest'
import { gridIn, readPoint } from '@/import/licence/coordinates'

/** Metres between two points that are near each other. */
function metres(point: { latitude: number; longitude: number } | null, latitude: number, longitude: number): number {
  if (!point) return Infinity
  const north = (point.latitude - latitude) * 111_000
  const east = (point.longitude - longitude) * 111_000 * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** Seoul's city hall. */
const LATITUDE = 37.5663
const LONGITUDE = 126.9779

describe('Licence coordinates', () => {
  it('Coordinates in metres of the old grid are converted to within 50 m', () => {
    expect(metres(readPoint('197978', '451557', null), LATITUDE, LONGITUDE)).toBeLessThan(50)
    expect(metres(readPoint('197978.1234567 ', ' 451557.000000000', '5174'), LATITUDE, LONGITUDE)).toBeLessThan(50)
  })
  it('Coordinates in a grid that the heading names are converted to the same place', () => {
    expect(metres(readPoint('953898', '1952035', '5179'), LATITUDE, LONGITUDE)).toBeLessThan(50)
    expect(metres(readPoint('198048', '551885', '5186'), LATITUDE, LONGITUDE)).toBeLessThan(50)
  })
  it('Coordinates in degrees stay as they are', () => {
    expect(readPoint('126.9779', '37.5663', null)).toEqual({ latitude: LATITUDE, longitude: LONGITUDE })
  })
  it.each([
    ['empty', '', ''],
    ['zero', '0', '0'],
    ['incomplete', '197978', ''],
    ['words', '서울', '시청'],
    ['degrees in reverse order', '37.5663', '126.9779'],
    ['outside of Korea', '139.69', '35.68'],
    ['metres of another grid that is not named', '953898', '1952035'],
    ['too long', '1'.repeat(40), '451557'],
  ])('Coordinates that are %s are ignored', (_, x, y) => {
    expect(readPoint(x, y, null)).toBeNull()
  })
  it('Coordinates in an unknown grid are ignored', () => {
    expect(readPoint('197978', '451557', '9999')).toBeNull()
  })
  it('The heading of the coordinates may name their grid', () => {
    expect(gridIn('좌표정보x(epsg5174)')).toBe('5174')
    expect(gridIn('좌표정보(X)')).toBeNull()
  })
})
