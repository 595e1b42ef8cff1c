import { readFileSync } from 'node:fs'
import type { FeatureCollection, MultiPolygon } from 'geojson'
import { describe, expect, it } from 'vitest'
import { findByCode } from '@/domain/region/findRegion'
import { PROVINCES } from '@/domain/region/provinces.data'
import { CURRENT_REGIONS } from '@/domain/region/regions'

interface Properties {
  code: string
  province: string
  district?: string | null
  covers?: string[]
}
type Shapes = FeatureCollection<MultiPolygon, Properties>

const read = (name: string) => readFileSync(`public/map/${name}`, 'utf8')
const districts = JSON.parse(read('districts.json')) as Shapes
const provinces = JSON.parse(read('provinces.json')) as Shapes

describe('Published district boundaries', () => {
  it('The boundary files stay small enough for a phone', () => {
    expect(read('districts.json').length).toBeLessThanOrEqual(600 * 1024)
    expect(read('provinces.json').length).toBeLessThanOrEqual(300 * 1024)
  })

  it('Each current district appears once, under its name in the region list', () => {
    const shown = districts.features.flatMap(({ properties }) => properties.covers ?? [properties.code])
    expect(shown.sort()).toEqual(CURRENT_REGIONS.map((region) => region.code))
    for (const { properties } of districts.features) {
      const region = findByCode(properties.code)
      expect([properties.province, properties.district]).toEqual([region?.province, region?.district])
    }
  })

  it('Neighbouring districts share their borders, with hardly any line drawn twice', () => {
    const uses = new Map<string, number>()
    const rings = districts.features.flatMap((shape) => shape.geometry.coordinates.flat())
    for (const ring of rings) {
      ring.slice(1).forEach((point, i) => {
        const edge = [String(ring[i]), String(point)].sort().join('|')
        uses.set(edge, (uses.get(edge) ?? 0) + 1)
      })
    }
    const counts = [...uses.values()]
    expect(counts.filter((count) => count === 2).length).toBeGreaterThan(11_000)
    expect(counts.filter((count) => count > 2).length).toBeLessThan(5)
  })

  it.each([
    ['11140', 126.978, 37.5665],
    ['28125', 126.621, 37.4737],
    ['28155', 126.44, 37.47],
    ['12240', 126.8514, 35.1595],
    ['41110', 127.0286, 37.2636],
    ['36110', 127.289, 36.48],
    ['50110', 126.5312, 33.4996],
    ['47940', 130.86, 37.5],
  ])('A point of %s lies in that district alone', (code, longitude, latitude) => {
    const inside = districts.features.filter(({ geometry }) =>
      geometry.coordinates.some(([outer = []]) => contains(outer, longitude, latitude)),
    )
    expect(inside.map(({ properties }) => properties.code)).toEqual([code])
  })
})

describe('Published province outlines', () => {
  it('Each province has one outline, with closed rings only', () => {
    expect(provinces.features.map(({ properties }) => properties.province)).toEqual(PROVINCES.map(({ name }) => name))
    for (const ring of provinces.features.flatMap((shape) => shape.geometry.coordinates.flat())) {
      expect(ring.at(-1)).toEqual(ring[0])
    }
  })
})

/** Even–odd rule. */
function contains(ring: readonly (readonly number[])[], x: number, y: number): boolean {
  return ring.slice(1).reduce((inside, [x1 = 0, y1 = 0], i) => {
    const [x0 = 0, y0 = 0] = ring[i] ?? []
    const crosses = y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)
    return crosses ? !inside : inside
  }, false)
}
