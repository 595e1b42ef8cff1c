import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { findByCode } from '@/domain/region/findRegion'

/** A 시, 군, 구 or 일반구 with its 법정동 code of 2024. */
export type SourceShape = Feature<Polygon | MultiPolygon, { sig_cd: string; sig_kor_nm: string }>

export type DistrictPiece = Feature<Polygon, { code: string }>

const INCHEON_JUNG = '28110'
const JEMULPO = '28125'
const YEONGJONG = '28155'
/** Degrees east: the strait between the 영종구 islands (up to 126.58) and the old town (from 126.59). */
const STRAIT = 126.588

function polygonsOf(geometry: Polygon | MultiPolygon): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
}

function isEastOfStrait(polygon: Position[][]): boolean {
  return (polygon[0] ?? []).every(([longitude = 0]) => longitude > STRAIT)
}

/** Throws for a code that the district list does not know. */
function codeOf(sourceCode: string, polygon: Position[][]): string {
  if (sourceCode === INCHEON_JUNG) return isEastOfStrait(polygon) ? JEMULPO : YEONGJONG
  const region = findByCode(sourceCode)
  if (!region) throw new Error(`The district list has no code ${sourceCode}.`)
  return region.code
}

export function districtPieces(shapes: readonly SourceShape[]): DistrictPiece[] {
  return shapes.flatMap((shape) =>
    polygonsOf(shape.geometry).map((coordinates): DistrictPiece => ({
      type: 'Feature',
      properties: { code: codeOf(shape.properties.sig_cd, coordinates) },
      geometry: { type: 'Polygon', coordinates },
    })),
  )
}
