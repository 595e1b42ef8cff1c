import { describe, expect, it } from 'vitest'
import type { MapPlace } from '@/contract/tiles'
import { tilesWithin } from '@/domain/nearby/mapTile'
import { clusterPlaces } from '@/ui/map/clusterPlaces'
import { withoutOverlaps } from '@/ui/map/labels'

const placeAt = (id: number, latitude: number, longitude: number): MapPlace => ({
  id,
  title: `식당 ${id}`,
  category: 'restaurant',
  sub_category: null,
  address: null,
  sub_add1: null,
  sub_add2: null,
  visit_count: 1,
  agency_count: 1,
  per_head_median: null,
  photo: null,
  latitude,
  longitude,
})
const SEOUL = { west: 126.9, south: 37.5, east: 127.1, north: 37.6 }

describe('Places on the map', () => {
  const dots = clusterPlaces([
    placeAt(1, 37.5665, 126.978),
    placeAt(2, 37.5666, 126.9781),
    placeAt(3, 37.5667, 126.9782),
    placeAt(4, 37.55, 127.05),
  ])

  it('Places that would overlap become one dot with their count, and others stay single dots', () => {
    const shown = dots(SEOUL, 14)
    expect(shown.map((dot) => ('place' in dot ? dot.place.id : `${dot.count} together`))).toEqual(['3 together', 4])
  })

  it('A cluster splits at its expansion zoom', () => {
    const [together] = dots(SEOUL, 14).filter((dot) => 'count' in dot)
    expect(together?.expansionZoom).toBeGreaterThan(14)
    expect(dots(SEOUL, (together?.expansionZoom ?? 0) + 0.1).length).toBeGreaterThan(2)
  })

  it('At the closest zoom each place is a dot of its own', () => {
    expect(dots(SEOUL, 17)).toHaveLength(4)
  })

  it('Only places inside the frame become dots', () => {
    expect(dots({ west: 129, south: 35, east: 129.2, north: 35.2 }, 17)).toEqual([])
  })
})

it('The tiles of a frame cover it from corner to corner', () => {
  const tiles = tilesWithin(SEOUL)
  expect(tiles).toHaveLength(new Set(tiles.map(({ x }) => x)).size * new Set(tiles.map(({ y }) => y)).size)
  expect(tiles.length).toBeGreaterThan(40)
})

it('Of two colliding labels the heavier one is shown, and a label that touches nothing always is', () => {
  const label = (name: string, x: number, weight: number) => ({ name, x, y: 0, width: 40, height: 18, weight })
  const shown = withoutOverlaps([
    label('중구', 0, 1),
    label('종로구', 30, 3),
    label('강남구', 200, 0),
    label('서초구', 75, 2),
  ])
  expect(shown.map(({ name }) => name)).toEqual(['종로구', '서초구', '강남구'])
})
