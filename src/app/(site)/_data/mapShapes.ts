import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DistrictShapes } from '@/ui/map/shapes'

const read = async (file: string): Promise<DistrictShapes> =>
  JSON.parse(await readFile(join(process.cwd(), 'public', 'map', file), 'utf8')) as DistrictShapes

let districts: Promise<DistrictShapes> | undefined
let provinces: Promise<DistrictShapes> | undefined

export const districtShapes = (): Promise<DistrictShapes> => (districts ??= read('districts.json'))

export const provinceShapes = (): Promise<DistrictShapes> => (provinces ??= read('provinces.json'))
