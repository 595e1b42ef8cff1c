import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  drawDistrictsSprite,
  type DrawnSprite,
  drawProvinceSprite,
  drawProvincesSprite,
  provinceCode,
  type ShapeSprite,
} from '@/ui/map/shapeSprite'
import type { DistrictShapes } from '@/ui/map/shapes'

const read = async (file: string): Promise<DistrictShapes> =>
  JSON.parse(await readFile(join(process.cwd(), 'public', 'map', file), 'utf8')) as DistrictShapes

let districts: Promise<DistrictShapes> | undefined
let provinces: Promise<DistrictShapes> | undefined

export const districtShapes = (): Promise<DistrictShapes> => (districts ??= read('districts.json'))

export const provinceShapes = (): Promise<DistrictShapes> => (provinces ??= read('provinces.json'))

const sprites = new Map<string, Promise<ShapeSprite>>()

/** Once per process. The file is named by its content, so it may be cached forever. */
function once(name: string, draw: () => Promise<DrawnSprite>): Promise<ShapeSprite> {
  const sprite = sprites.get(name) ?? draw().then(named)
  sprites.set(name, sprite)
  return sprite
}

function named({ name, svg, ...sprite }: DrawnSprite): ShapeSprite {
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return { ...sprite, href: `/map/shapes/${name}?v=${version}` }
}

export const provincesSprite = (): Promise<ShapeSprite> =>
  once('provinces', async () => drawProvincesSprite((await provinceShapes()).features))

export const districtsSprite = (): Promise<ShapeSprite> =>
  once('districts', async () => drawDistrictsSprite((await districtShapes()).features))

export const provinceSpriteOf = (district: { code: string }): Promise<ShapeSprite> =>
  once(provinceCode(district), async () =>
    drawProvinceSprite((await districtShapes()).features, provinceCode(district)),
  )
