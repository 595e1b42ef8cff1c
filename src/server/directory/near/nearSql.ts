import { type Bounds, boundsAround } from '@/domain/nearby/mapTile'
import { EARTH_RADIUS_M, type Point } from '@/domain/distance'
import { visible } from '../../sqlConditions'
import type { Parameters } from '../sql/listStatement'

/** Of `r`, in the index's form. */
const POINT = 'point(r.longitude::float8, r.latitude::float8)'

/** On visible `r`, using the index of points. */
export function withinBounds({ south, west, north, east }: Bounds, parameters: Parameters): string {
  const corner = (longitude: number, latitude: number) =>
    `point(${parameters.add(longitude)}::float8, ${parameters.add(latitude)}::float8)`
  return `${visible('restaurants', 'r')} AND r.latitude IS NOT NULL AND r.longitude IS NOT NULL
    AND ${POINT} <@ box(${corner(west, south)}, ${corner(east, north)})`
}

/** To a row of `restaurants` in whole metres (haversine, like `metresBetween`); null without coordinates. */
export function distanceSql({ latitude, longitude }: Point, parameters: Parameters, row = 'r'): string {
  const [lat, lng] = [`${parameters.add(latitude)}::float8`, `${parameters.add(longitude)}::float8`]
  const sine = (a: string, b: string) => `power(sin(radians(${a} - ${b}) / 2), 2)`
  return `round(2 * ${EARTH_RADIUS_M} * asin(least(1, sqrt(
    ${sine(`${row}.latitude::float8`, lat)}
    + cos(radians(${lat})) * cos(radians(${row}.latitude::float8)) * ${sine(`${row}.longitude::float8`, lng)}
  ))))::int`
}

/** FROM item of visible restaurants with `id` and `distance`; `radius` in metres, `condition` on `r`. */
export function nearSql(point: Point, radius: number, parameters: Parameters, condition = 'true'): string {
  const within = withinBounds(boundsAround(point, radius), parameters)
  return `(
    SELECT id, distance FROM (
      SELECT r.id, ${distanceSql(point, parameters)} AS distance FROM restaurants r WHERE ${within} AND ${condition}
    ) boxed WHERE distance <= ${parameters.add(radius)}::int
  )`
}
