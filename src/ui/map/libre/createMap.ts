import { Map as LibreMap, NavigationControl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { Shade } from '../../chart/colorScale'
import { MAP_PADDING, type Bounds } from '../projection'
import { mapStyle, addStreetTiles } from './mapStyle'
import { readThemeColors } from '../themeColors'

const KOREA: [number, number, number, number] = [122, 31.5, 134, 40.5]

export const boxOf = (bounds: Bounds): [number, number, number, number] => [
  bounds.west,
  bounds.south,
  bounds.east,
  bounds.north,
]

export function canDrawMaps(): boolean {
  const canvas = document.createElement('canvas')
  return Boolean(canvas.getContext('webgl2') ?? canvas.getContext('webgl'))
}

/** @throws without WebGL */
export function createMap(
  container: HTMLElement,
  bounds: Bounds,
  shades: ReadonlyMap<string, Shade>,
  tilesUrl: string | null,
): { map: LibreMap; remove: () => void } {
  if (tilesUrl) addStreetTiles()
  const style = () => mapStyle(readThemeColors(), shades, tilesUrl)
  const map = new LibreMap({
    container,
    style: style(),
    bounds: boxOf(bounds),
    fitBoundsOptions: { padding: MAP_PADDING },
    maxBounds: KOREA,
    maxZoom: 17,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    cooperativeGestures: false,
    locale: { 'NavigationControl.ZoomIn': '확대', 'NavigationControl.ZoomOut': '축소', 'Map.Title': '지도' },
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  const recolour = () => map.setStyle(style())
  scheme.addEventListener('change', recolour)
  return {
    map,
    remove() {
      scheme.removeEventListener('change', recolour)
      map.remove()
    },
  }
}
