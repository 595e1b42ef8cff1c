import type { ExpressionSpecification, LayerSpecification, VectorSourceSpecification } from 'maplibre-gl'
import { addProtocol } from 'maplibre-gl'
import type { Protocol } from 'pmtiles'
import type { MapTokens } from '../themeColors'

export const STREETS = 'streets'
/** Rendered by the browser, without glyph files. */
const FONT = ['sans-serif']
/** Layers and attributes of Protomaps' basemap: https://docs.protomaps.com/basemaps/layers */
const NAME: ExpressionSpecification = ['coalesce', ['get', 'name:ko'], ['get', 'name']]

let protocol: Promise<Protocol> | null = null

export function addStreetTiles(): void {
  if (protocol) return
  addProtocol('pmtiles', async (parameters, abort) => {
    protocol ??= import('pmtiles').then((library) => new library.Protocol())
    return (await protocol).tile(parameters, abort)
  })
}

export const streetSource = (tilesUrl: string): VectorSourceSpecification => ({
  type: 'vector',
  url: `pmtiles://${tilesUrl}`,
})

const line = (
  id: string,
  kinds: readonly string[],
  minzoom: number,
  [color, width]: [color: string, widthAt16: number],
): LayerSpecification => ({
  id,
  type: 'line',
  source: STREETS,
  'source-layer': 'roads',
  minzoom,
  filter: ['in', ['get', 'kind'], ['literal', [...kinds]]],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': color,
    'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 9, 0.6, 16, width],
  },
})

export const streetLayers = ({ paper, card, ink, line: edge }: MapTokens): LayerSpecification[] => [
  {
    id: 'water',
    type: 'fill',
    source: STREETS,
    'source-layer': 'water',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': paper },
  },
  {
    id: 'buildings',
    type: 'fill',
    source: STREETS,
    'source-layer': 'buildings',
    minzoom: 14,
    paint: { 'fill-color': edge, 'fill-opacity': 0.5 },
  },
  line('paths', ['path', 'minor_road', 'other'], 13, [edge, 4]),
  line('minor-roads', ['minor_road'], 13, [card, 6]),
  line('major-roads', ['major_road', 'highway'], 9, [card, 12]),
  line('railways', ['rail'], 11, [edge, 2]),
  {
    id: 'street-names',
    type: 'symbol',
    source: STREETS,
    'source-layer': 'roads',
    minzoom: 13,
    layout: {
      'symbol-placement': 'line',
      'text-field': NAME,
      'text-font': FONT,
      'text-size': 12,
    },
    paint: { 'text-color': ink, 'text-halo-color': card, 'text-halo-width': 1.5, 'text-opacity': 0.75 },
  },
]
