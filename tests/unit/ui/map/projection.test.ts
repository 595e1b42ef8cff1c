import type { Polygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import { pointOf } from '@/ui/map/coordinates'
import { padToAspectRatio } from '@/ui/map/LocatorMap'
import { labelPoint } from '@/ui/map/labels'
import {
  boundsAround,
  boundsOf,
  boundsOfPoints,
  clipShape,
  fitProjection,
  geoPath,
  overlaps,
} from '@/ui/map/projection'

const square = (west: number, south: number, size: number): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
})

describe('Server-drawn map', () => {
  it('The map puts the north-west corner at the top left and keeps true proportions', () => {
    const fit = fitProjection({ west: 126, south: 37, east: 127, north: 38 }, 100)
    expect(fit.project([126, 38])).toEqual([0, 0])
    expect(fit.project([127, 37])[0]).toBeCloseTo(100)
    expect(fit.height).toBe(Math.ceil(100 / Math.cos((37.5 * Math.PI) / 180)))
  })

  it('A shape becomes a closed relative path without points on a straight line', () => {
    const shape: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [5, 0],
          [10, 0],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
      ],
    }
    expect(geoPath(shape, ([x = 0, y = 0]) => [x, y], 1)).toBe('M0 0l10 0 0 10-10 0z')
  })

  it('A shape that is too small to be seen is left out', () => {
    expect(geoPath(square(0, 0, 1), ([x = 0, y = 0]) => [x, y], 1)).toBe('')
  })

  it('A shape is centred in a frame of the given proportions', () => {
    const frame = padToAspectRatio(boundsOf([square(127, 37, 0.2)]), 1.5, 1)
    expect((frame.west + frame.east) / 2).toBeCloseTo(127.1)
    const squeeze = Math.cos((37.1 * Math.PI) / 180)
    expect(((frame.east - frame.west) * squeeze) / (frame.north - frame.south)).toBeCloseTo(1.5)
  })

  it('A shape inside a frame overlaps it, and a distant one does not', () => {
    const near = boundsAround({ latitude: 37.5, longitude: 127 }, 3)
    expect(overlaps(near, boundsOf([square(127, 37.5, 0.1)]))).toBe(true)
    expect(overlaps(near, boundsOf([square(129, 35, 0.1)]))).toBe(false)
  })

  it('A shape is cut at its frame, and a part outside of it is dropped', () => {
    const frame = { west: 1, south: 1, east: 3, north: 4 }
    const cut = clipShape(
      { type: 'MultiPolygon', coordinates: [square(0, 0, 2).coordinates, square(7, 7, 1).coordinates] },
      frame,
    )
    expect(cut.coordinates).toHaveLength(1)
    expect(boundsOf([cut])).toEqual({ west: 1, south: 1, east: 2, north: 2 })
    expect(boundsOf([clipShape(square(-9, -9, 20), frame)])).toEqual(frame)
    expect(clipShape(square(1.5, 1.5, 1), frame)).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [2.5, 1.5],
          [2.5, 2.5],
          [1.5, 2.5],
          [1.5, 1.5],
          [2.5, 1.5],
        ],
      ],
    })
  })

  it('Points are framed with the same room around each', () => {
    const bounds = boundsOfPoints(
      [
        { latitude: 37, longitude: 127 },
        { latitude: 37.5, longitude: 126.5 },
      ],
      1.11,
    )
    expect(bounds.south).toBeCloseTo(36.99)
    expect(bounds.north).toBeCloseTo(37.51)
    expect(bounds.east).toBeCloseTo(127.0125, 4)
  })

  it('The label of a shape is on its largest part', () => {
    const shape = {
      type: 'MultiPolygon' as const,
      coordinates: [square(0, 0, 1).coordinates, square(10, 10, 4).coordinates],
    }
    expect(labelPoint(shape)).toEqual([12, 12])
  })
})

describe('Coordinates', () => {
  it('Coordinates are used only when both are finite and not zero, as a missing value is', () => {
    expect(pointOf({ latitude: 37.5, longitude: 127 })).toEqual({ latitude: 37.5, longitude: 127 })
    expect(pointOf({ latitude: 37.5, longitude: null })).toBeNull()
    expect(pointOf({ latitude: Number.NaN, longitude: 127 })).toBeNull()
    expect(pointOf({ latitude: 0, longitude: 0 })).toBeNull()
  })
})
