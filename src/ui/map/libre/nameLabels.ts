import { type Map as LibreMap, Marker } from 'maplibre-gl'
import { shortProvince } from '@/domain/region/regionNames'
import type { Shade } from '../../chart/colorScale'
import type { NamedPoint } from '../coordinates'
import { labelPoint, withoutOverlaps } from '../labels'
import { boundsOf } from '../projection'
import type { DistrictShape } from '../shapes'

/** From this zoom level district names replace province names. */
const DISTRICT_ZOOM = 8.2
/** Size of a `map-name` in pixels: syllable, padding, line. */
const SYLLABLE = 12
const AROUND = 12
const LINE = 18
/** Above the weight of every district. */
const SHADE_MAX = 10

interface NameLabel {
  element: HTMLElement
  point: [number, number]
  kind: 'district' | 'province'
  width: number
  weight: number
}

interface Names {
  provinces: readonly DistrictShape[]
  districts: readonly DistrictShape[]
  landmarks?: readonly NamedPoint[]
  /** by district code: on a collision the name with more restaurants stays */
  shades?: ReadonlyMap<string, Shade>
}

/** In square degrees: of equal shades the larger district is the better landmark. */
function extentOf(shape: DistrictShape): number {
  const { west, south, east, north } = boundsOf([shape.geometry])
  return (east - west) * (north - south)
}

function nameElement(name: string, className = ''): Pick<NameLabel, 'element' | 'width'> {
  const element = document.createElement('div')
  element.className = `map-name ${className}`
  element.textContent = name
  // The list next to the map has the same names.
  element.setAttribute('aria-hidden', 'true')
  return { element, width: name.length * SYLLABLE + AROUND }
}

function nameLabel(shape: DistrictShape, kind: NameLabel['kind'], shade: number): NameLabel {
  const { province, district } = shape.properties
  const name = kind === 'district' ? (district ?? shortProvince(province)) : shortProvince(province)
  const weight = shade + Math.min(extentOf(shape), 0.99)
  return { ...nameElement(name), point: labelPoint(shape.geometry), kind, weight }
}

/** Of colliding ones the nearer stays, and any before a district. */
const landmarkLabel = ({ name, longitude, latitude }: NamedPoint, rank: number): NameLabel => ({
  ...nameElement(`● ${name}`, 'font-medium!'),
  ...{ point: [longitude, latitude], kind: 'district', weight: SHADE_MAX + 1 / (rank + 1) },
})

/** Adds region names as HTML labels, which need no glyph files. Colliding ones wait for a closer zoom. */
export function addNameLabels(map: LibreMap, { provinces, districts, landmarks = [], shades }: Names): void {
  const labels = [
    ...provinces.map((shape) => nameLabel(shape, 'province', 0)),
    ...districts.map((shape) => nameLabel(shape, 'district', shades?.get(shape.properties.code) ?? 0)),
    ...landmarks.map(landmarkLabel),
  ]
  for (const { element, point } of labels) new Marker({ element }).setLngLat(point).addTo(map)
  const choose = () => {
    const kind = map.getZoom() >= DISTRICT_ZOOM ? 'district' : 'province'
    const boxes = labels
      .filter((label) => label.kind === kind)
      .map((label) => ({ ...label, ...pixelsOf(map, label.point), height: LINE }))
    const shown = new Set(withoutOverlaps(boxes).map(({ element }) => element))
    for (const { element } of labels) element.classList.toggle('map-name-shown', shown.has(element))
  }
  map.on('zoom', choose)
  choose()
}

function pixelsOf(map: LibreMap, point: [number, number]): { x: number; y: number } {
  const { x, y } = map.project(point)
  return { x, y }
}
