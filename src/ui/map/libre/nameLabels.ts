import { type Map as LibreMap, Marker } from 'maplibre-gl'
import { shortProvince } from '@/domain/region/shortProvince'
import { labelPoint } from '../labelPoint'
import type { DistrictShape } from '../shapes'

/** From this zoom level on, district names are shown instead of province names. */
const DISTRICT_ZOOM = 8.2

function nameLabel(shape: DistrictShape, kind: 'district' | 'province'): Marker {
  const { province, district } = shape.properties
  const element = document.createElement('div')
  element.className = `map-name map-name-${kind}`
  element.textContent = kind === 'district' ? (district ?? shortProvince(province)) : shortProvince(province)
  // The list beside the map has the same names.
  element.setAttribute('aria-hidden', 'true')
  return new Marker({ element }).setLngLat(labelPoint(shape.geometry))
}

/**
 * Adds region names as HTML labels, so that no glyph files are needed. A class on the container selects which names are
 * shown.
 */
export function addNameLabels(
  map: LibreMap,
  provinces: readonly DistrictShape[],
  districts: readonly DistrictShape[],
): void {
  for (const shape of provinces) nameLabel(shape, 'province').addTo(map)
  for (const shape of districts) nameLabel(shape, 'district').addTo(map)
  const choose = () => map.getContainer().classList.toggle('map-near', map.getZoom() >= DISTRICT_ZOOM)
  map.on('zoom', choose)
  choose()
}
