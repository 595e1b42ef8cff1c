import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Boundary {
  properties: { code: string }
  geometry: { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown }
}

type Ring = [longitude: number, latitude: number][]

/** Holes would be enclaved districts, which Korea does not have. */
const outerRings = ({ geometry }: Boundary): Ring[] =>
  geometry.type === 'Polygon'
    ? [(geometry.coordinates as Ring[])[0] ?? []]
    : (geometry.coordinates as Ring[][]).map(([outer = []]) => outer)

let polygons: Promise<string> | undefined

async function read(): Promise<string> {
  const text = await readFile(join(process.cwd(), 'public', 'map', 'districts.json'), 'utf8')
  const { features } = JSON.parse(text) as { features: Boundary[] }
  const rows = features.flatMap((boundary) =>
    outerRings(boundary).map((ring) => ({
      code: boundary.properties.code,
      polygon: `(${ring.map(([longitude, latitude]) => `(${longitude},${latitude})`).join(',')})`,
    })),
  )
  return JSON.stringify(rows)
}

/** For PostgreSQL's `polygon`, as JSON of {code, polygon}. Throws if the map file is missing. */
export const districtPolygons = (): Promise<string> => (polygons ??= read())
