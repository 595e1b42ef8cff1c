import { type Map as LibreMap, Marker } from 'maplibre-gl'
import type { MapPlace } from '@/contract/tiles'
import type { Point } from '@/domain/distance'
import { MAP } from '@/messages/site/map'
import { formatCount } from '../../format/number'
import type { Dot } from '../clusterPlaces'
import type { MapPoint } from '../coordinates'
import type { ExplorerProps, Preview, MapPin } from '../mapProps'

type OnPreview = ExplorerProps['onPreview']

export function placeMarker(point: MapPoint, title: string): Marker {
  const element = document.createElement('div')
  element.className = 'map-marker'
  const name = document.createElement('span')
  name.textContent = title
  element.append(name)
  return new Marker({ element, anchor: 'center' }).setLngLat([point.longitude, point.latitude])
}

function pinOf(place: Preview['place'], className: string, onPreview: OnPreview): HTMLButtonElement {
  const pin = document.createElement('button')
  pin.type = 'button'
  pin.className = className
  pin.addEventListener('click', (event) => {
    // Not a click on the district below.
    event.stopPropagation()
    onPreview({ place, pin })
  })
  return pin
}

export function rankMarker({ place, rank }: MapPin, onPreview: OnPreview): Marker {
  const element = pinOf(place, 'map-rank', onPreview)
  element.textContent = String(rank ?? '·')
  element.title = place.title
  element.ariaLabel = `${place.title}, ${rank ?? '–'}위`
  return new Marker({ element, anchor: 'center' }).setLngLat([place.longitude, place.latitude])
}

export function dotMarker(place: MapPlace, onPreview: OnPreview): Marker {
  const element = pinOf(place, 'map-dot', onPreview)
  const name = document.createElement('span')
  name.textContent = place.title
  element.append(name)
  return new Marker({ element, anchor: 'center' }).setLngLat([place.longitude, place.latitude])
}

export function clusterMarker(dot: Extract<Dot, { count: number }>, map: LibreMap): Marker {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'map-cluster'
  element.textContent = formatCount(dot.count)
  element.ariaLabel = MAP.cluster(formatCount(dot.count))
  const center: [number, number] = [dot.longitude, dot.latitude]
  element.addEventListener('click', (event) => {
    // Not a click on the district below.
    event.stopPropagation()
    map.easeTo({ center, zoom: Math.min(dot.expansionZoom + 0.1, map.getMaxZoom()) })
  })
  return new Marker({ element, anchor: 'center' }).setLngLat(center)
}

export function ownMarker(point: Point): Marker {
  const element = document.createElement('div')
  element.className = 'map-own'
  element.role = 'img'
  element.ariaLabel = MAP.own
  return new Marker({ element, anchor: 'center' }).setLngLat([point.longitude, point.latitude])
}
