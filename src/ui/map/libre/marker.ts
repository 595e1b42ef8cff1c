import { Marker } from 'maplibre-gl'
import type { Restaurant } from '@/domain/directory/schemas'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { type MapPoint, pointOf } from '../coordinates'

/** A dot with the restaurant's name. */
export function placeMarker(point: MapPoint, title: string): Marker {
  const element = document.createElement('div')
  element.className = 'map-marker'
  const name = document.createElement('span')
  name.textContent = title
  element.append(name)
  return new Marker({ element, anchor: 'center' }).setLngLat([point.longitude, point.latitude])
}

/** A marker with the restaurant's rank, linked to its page; null without a point. */
export function rankMarker(place: Restaurant): Marker | null {
  const point = pointOf(place)
  if (!point) return null
  const element = document.createElement('a')
  element.className = 'map-rank'
  element.href = restaurantHref(place.id)
  element.textContent = String(place.region_rank ?? '·')
  element.title = place.title
  element.ariaLabel = `${place.title}, ${place.region_rank ?? '–'}위`
  return new Marker({ element, anchor: 'center' }).setLngLat([point.longitude, point.latitude])
}
