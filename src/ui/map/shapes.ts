import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson'

/** GeoJSON properties of a boundary; `district` is absent on a province and null for 세종. */
export interface ShapeProperties {
  code: string
  province: string
  district?: string | null
}
export type DistrictShape = Feature<Polygon | MultiPolygon, ShapeProperties>
export type DistrictShapes = FeatureCollection<Polygon | MultiPolygon, ShapeProperties>

export const DISTRICTS_URL = '/map/districts.json'
export const PROVINCES_URL = '/map/provinces.json'
