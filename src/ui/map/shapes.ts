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

const fetched = new Map<string, Promise<readonly DistrictShape[]>>()

function fetchShapes(url: string): Promise<readonly DistrictShape[]> {
  const before = fetched.get(url)
  if (before) return before
  const shapes = fetch(url)
    .then((response) => {
      if (!response.ok) throw new Error(`the boundaries answered ${response.status}`)
      return response.json() as Promise<DistrictShapes>
    })
    .then((collection) => collection.features)
    .catch((error: unknown) => {
      // Failed requests are not cached.
      fetched.delete(url)
      throw error
    })
  fetched.set(url, shapes)
  return shapes
}

export const fetchDistricts = (): Promise<readonly DistrictShape[]> => fetchShapes(DISTRICTS_URL)

export const fetchProvinces = (): Promise<readonly DistrictShape[]> => fetchShapes(PROVINCES_URL)
