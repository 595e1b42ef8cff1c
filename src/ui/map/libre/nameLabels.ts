import { type Map as LibreMap, Marker } from 'maplibre-gl'
import { shortProvince } from '@/domain/region/shortProvince'
import { labelPoint } from '../labelPoint'
import type { DistrictShape } from '../shapes'

/** From here on there is room for the names of districts; before, for those of provinces. */
const DISTRICT_ZOOM = 8.2

function nameLabel(shape: DistrictShape, kind: 'district' | 'province'): Marker {
  const { province, district } = shape.properties
  const element = document.createElement('div')
  element.className = `map-name map-name-${kind}`
  element.textContent = kind === 'district' ? (district ?? shortProvince(province)) : shortProvince(province)
  // The same names stand in the list beside the map.
  element.setAttribute('aria-hidden', 'true')
  return new Marker({ element }).setLngLat(labelPoint(shape.geometry))
}

/**
 * Names as page text, so that no glyph files are needed. Which of the two kinds shows is a class on the map's box.
 */
export function addNameLabels(map: LibreMap, provinces: readonly DistrictShape[], districts: readonly DistrictShape[]): void {
  for (const shape of provinces) nameLabel(shape, 'province').addTo(map)
  for (const shape of districts) nameLabel(shape, 'district').addTo(map)
  const choose = () => map.getContainer().classList.toggle('map-near', map.getZoom() >= DISTRICT_ZOOM)
  map.on('zoom', choose)
  choose()
}
