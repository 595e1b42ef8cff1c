import { createHash } from 'node:crypto'
import {
  drawDistricts,
  type DrawnSheet,
  drawProvince,
  drawProvinces,
  provinceCode,
  type ShapeSheet,
} from '@/ui/map/shapeSheet'
import { districtShapes, provinceShapes } from './mapShapes'

const sheets = new Map<string, Promise<ShapeSheet>>()

/** Draws a sheet once a process, to name its file by what is in it, so that the file may be kept for good. */
function once(name: string, draw: () => Promise<DrawnSheet>): Promise<ShapeSheet> {
  const sheet = sheets.get(name) ?? draw().then(named)
  sheets.set(name, sheet)
  return sheet
}

function named({ name, svg, ...sheet }: DrawnSheet): ShapeSheet {
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return { ...sheet, href: `/map/shapes/${name}?v=${version}` }
}

export const provincesSheet = (): Promise<ShapeSheet> =>
  once('provinces', async () => drawProvinces((await provinceShapes()).features))

export const districtsSheet = (): Promise<ShapeSheet> =>
  once('districts', async () => drawDistricts((await districtShapes()).features))

/** The districts of the province that a district is in. */
export const sheetAround = (district: { code: string }): Promise<ShapeSheet> =>
  once(provinceCode(district), async () => drawProvince((await districtShapes()).features, provinceCode(district)))
