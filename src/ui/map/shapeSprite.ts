import { COUNTRY, boundsOf, type Fit, fitMercator, fitProjection, geoPath } from './projection'
import type { DistrictShape, ShapeProperties } from './shapes'

export interface ShapeSprite {
  /** of the sprite; a region is its fragment `#code` */
  href: string
  /** width in its own units */
  width: number
  height: number
  regions: readonly ShapeProperties[]
}

export interface DrawnSprite extends Omit<ShapeSprite, 'href'> {
  name: string
  /** one path per region, coloured by the page */
  svg: string
}

/** Coordinate step in pixels; finer adds kilobytes without visible difference. */
const GRAIN = 1.2
const PROVINCES_WIDTH = 300
const DISTRICTS_WIDTH = 520
const PROVINCE_WIDTH = 272
/** Keeps borders at the edge from being clipped, in pixels. */
const PROVINCE_PADDING = 2

function drawSprite(name: string, shapes: readonly DistrictShape[], { project, width, height }: Fit): DrawnSprite {
  const paths = shapes.map(
    ({ geometry, properties }) => `<path id="${properties.code}" d="${geoPath(geometry, project, GRAIN)}"/>`,
  )
  return {
    name: `${name}.svg`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`,
    width: Math.round(width / GRAIN),
    height: Math.round(height / GRAIN),
    regions: shapes.map(({ properties }) => properties),
  }
}

export const provinceCode = ({ code }: { code: string }): string => code.slice(0, 2)

export const drawProvincesSprite = (provinces: readonly DistrictShape[]): DrawnSprite =>
  drawSprite('provinces', provinces, fitMercator(COUNTRY, PROVINCES_WIDTH))

export const drawDistrictsSprite = (districts: readonly DistrictShape[]): DrawnSprite =>
  drawSprite('districts', districts, fitMercator(COUNTRY, DISTRICTS_WIDTH))

export function drawProvinceSprite(districts: readonly DistrictShape[], code: string): DrawnSprite {
  const own = districts.filter(({ properties }) => provinceCode(properties) === code)
  const bounds = boundsOf(own.map(({ geometry }) => geometry))
  return drawSprite(code, own, fitProjection(bounds, PROVINCE_WIDTH, PROVINCE_PADDING))
}

export function drawAllSprites(
  provinces: readonly DistrictShape[],
  districts: readonly DistrictShape[],
): DrawnSprite[] {
  const codes = new Set(districts.map(({ properties }) => provinceCode(properties)))
  return [
    drawProvincesSprite(provinces),
    drawDistrictsSprite(districts),
    ...[...codes].map((code) => drawProvinceSprite(districts, code)),
  ]
}
