import { type Fit, geoPath } from './projection'
import type { DistrictShape, ShapeProperties } from './shapes'

/** Outlines of many regions in one picture, which a page draws from by their codes. */
export interface ShapeSheet {
  /** of the picture; a region is its fragment `#code` */
  href: string
  /** of the picture, in its own units */
  width: number
  height: number
  regions: readonly ShapeProperties[]
}

/** Size of a path's coordinate step in pixels; a finer one adds kilobytes without a visible difference. */
const GRAIN = 1.2

/** The picture's size in its own units, which are steps of `GRAIN` pixels. */
export const sheetSize = ({ width, height }: Fit): Pick<ShapeSheet, 'width' | 'height'> => ({
  width: Math.round(width / GRAIN),
  height: Math.round(height / GRAIN),
})

/** Draws a sheet: a path a region, without a colour, which whoever uses it gives it. */
export function drawSheet(shapes: readonly DistrictShape[], { project }: Fit): string {
  const paths = shapes.map(
    ({ geometry, properties }) => `<path id="${properties.code}" d="${geoPath(geometry, project, GRAIN)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`
}
