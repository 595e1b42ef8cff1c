import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { quantizeCoordinates } from '../../../../scripts/map/quantizeCoordinates'
import { stitchPolygons } from '../../../../scripts/map/stitchPolygons'
import { splitSelfIntersections, turn } from '../../../../scripts/map/splitSelfIntersections'
import { type DistrictPiece, type SourceShape, districtPieces } from '../../../../scripts/map/districtShapes'

const piece = (code: string, ring: Position[]): DistrictPiece => ({
  type: 'Feature',
  properties: { code },
  geometry: { type: 'Polygon', coordinates: [ring] },
})

describe('Stitching of two neighbours', () => {
  it('Two neighbours get the same points along a border that was drawn twice', () => {
    const west = piece('a', [
      [127, 37],
      [127.01, 37],
      [127.01, 37.01],
      [127, 37.01],
      [127, 37],
    ])
    const border: Position[] = [
      [127.0101, 37.01],
      [127.01005, 37.005],
      [127.0101, 37],
    ]
    const east = piece('b', [[127.0101, 37], [127.02, 37], [127.02, 37.01], ...border])
    const [left, right] = stitchPolygons([west, east]).map(
      (one) => new Set(one.geometry.coordinates.flat().map(String)),
    )
    const shared = [...(left ?? [])].filter((point) => right?.has(point))
    expect(shared.sort()).toEqual(['127.01,37', '127.01,37.01', '127.01005,37.005'])
  })

  it('Two neighbours farther apart than the gap stay as they are', () => {
    const west = piece('a', [
      [127, 37],
      [127.01, 37],
      [127.01, 37.01],
      [127, 37.01],
      [127, 37],
    ])
    const east = piece('b', [
      [127.012, 37],
      [127.02, 37],
      [127.02, 37.01],
      [127.012, 37.01],
      [127.012, 37],
    ])
    expect(stitchPolygons([west, east])).toEqual([west, east])
  })
})

describe('Rings that meet themselves', () => {
  it('Splitting a ring drops a spike and separates two loops', () => {
    const [a, b, c]: [Position, Position, Position] = [
      [0, 0],
      [2, 0],
      [2, 2],
    ]
    const [d, e, spike]: [Position, Position, Position] = [
      [3, 3],
      [2, 3],
      [9, 9],
    ]
    const loops = splitSelfIntersections([a, b, spike, b, c, d, e, c, a])
    expect(loops).toEqual([
      [c, d, e, c],
      [a, b, c, a],
    ])
    expect(loops.map((loop) => turn(loop) > 0)).toEqual([true, true])
  })
})

describe('Quantized shapes', () => {
  it('Quantizing turns outer rings counter-clockwise and drops collapsed rings and slivers', () => {
    const clockwise = [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
      [0, 0],
    ]
    const crack = [
      [0.5, 0.5],
      [0.501, 0.5],
      [0.501, 0.5001],
      [0.5, 0.5],
    ]
    const speck = [
      [5, 5],
      [5.00001, 5],
      [5, 5.00001],
      [5, 5],
    ]
    const shape = quantizeCoordinates({ type: 'MultiPolygon', coordinates: [[clockwise, crack], [speck]] })
    expect(shape.coordinates).toEqual([
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ],
      ],
    ])
  })
})

describe('Boundary codes', () => {
  const shape = (code: string, longitude: number): SourceShape => {
    const ring: Position[] = [
      [longitude, 37],
      [longitude + 0.001, 37],
      [longitude, 37.001],
      [longitude, 37],
    ]
    const properties = { sig_cd: code, sig_kor_nm: '' }
    return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } }
  }

  it('A ward gets the code of its city, and a former district its code of today', () => {
    const codes = districtPieces([shape('41115', 127), shape('46110', 126.4), shape('28140', 126.6)])
    expect(codes.map((one) => one.properties.code)).toEqual(['41110', '12110', '28125'])
  })

  it('A piece of 인천 중구 gets its code by the side of the strait it lies on', () => {
    const codes = districtPieces([shape('28110', 126.4), shape('28110', 126.62)])
    expect(codes.map((one) => one.properties.code)).toEqual(['28155', '28125'])
  })

  it('A boundary code that is not in the region list is rejected', () => {
    expect(() => districtPieces([shape('99999', 127)])).toThrow('99999')
  })
})
