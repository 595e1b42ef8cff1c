import { createHash } from 'node:crypto'
import { boundsOf, type Fit, fitProjection } from '@/ui/map/projection'
import { drawSheet, type ShapeSheet, sheetSize } from '@/ui/map/shapeSheet'
import type { DistrictShape } from '@/ui/map/shapes'
import { districtShapes, provinceShapes } from './mapShapes'

/** The mainland and Jeju. Including Ulleungdo and Dokdo would leave a third less room for the rest. */
const COUNTRY = { west: 125.8, south: 33.1, east: 129.7, north: 38.65 }
const PROVINCES_WIDTH = 300
const DISTRICTS_WIDTH = 520
const PROVINCE_WIDTH = 272
/** So that a border along the edge is not cut in half, in pixels. */
const PROVINCE_PADDING = 2

interface DrawnSheet {
  sheet: ShapeSheet
  svg: string
}

const sheets = new Map<string, Promise<DrawnSheet>>()

/** Draws a sheet once a process. */
function once(name: string, draw: () => Promise<DrawnSheet>): Promise<DrawnSheet> {
  const sheet = sheets.get(name) ?? draw()
  sheets.set(name, sheet)
  return sheet
}

const provinces = (): Promise<DrawnSheet> =>
  once('provinces', async () =>
    drawn('provinces', (await provinceShapes()).features, fitProjection(COUNTRY, PROVINCES_WIDTH)),
  )
const districts = (): Promise<DrawnSheet> =>
  once('districts', async () =>
    drawn('districts', (await districtShapes()).features, fitProjection(COUNTRY, DISTRICTS_WIDTH)),
  )

/** The districts of a province, by its code; null where there are none. */
async function ofProvince(code: string): Promise<DrawnSheet | null> {
  const shapes = (await districtShapes()).features.filter(({ properties }) => provinceCode(properties) === code)
  if (shapes.length === 0) return null
  return once(code, () => {
    const bounds = boundsOf(shapes.map(({ geometry }) => geometry))
    return Promise.resolve(drawn(code, shapes, fitProjection(bounds, PROVINCE_WIDTH, PROVINCE_PADDING)))
  })
}

/** The province of a district, in the codes of both. */
const provinceCode = ({ code }: { code: string }): string => code.slice(0, 2)

export const provincesSheet = async (): Promise<ShapeSheet> => (await provinces()).sheet
export const districtsSheet = async (): Promise<ShapeSheet> => (await districts()).sheet
/** The districts of the province that a district is in. */
export const sheetAround = async (district: { code: string }): Promise<ShapeSheet | null> =>
  (await ofProvince(provinceCode(district)))?.sheet ?? null

/** The picture of a sheet by its name in the address; null where there is none. */
export async function sheetPicture(name: string): Promise<string | null> {
  const found = await (name === 'provinces' ? provinces() : name === 'districts' ? districts() : ofProvince(name))
  return found?.svg ?? null
}

/** Its address names what it shows, so that it may be kept for good. */
function drawn(name: string, shapes: readonly DistrictShape[], fit: Fit): DrawnSheet {
  const svg = drawSheet(shapes, fit)
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  const regions = shapes.map(({ properties }) => properties)
  return { svg, sheet: { href: `/map/shapes/${name}.svg?v=${version}`, ...sheetSize(fit), regions } }
}
