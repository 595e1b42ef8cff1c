import { Marker } from 'maplibre-gl'
import type { Point } from '../coordinates'

/** A named dot for a place. */
export function placeMarker(point: Point, title: string): Marker {
  const element = document.createElement('div')
  element.className = 'map-marker'
  const name = document.createElement('span')
  name.textContent = title
  element.append(name)
  return new Marker({ element, anchor: 'center' }).setLngLat([point.longitude, point.latitude])
}
