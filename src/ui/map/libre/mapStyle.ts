import {
  type ExpressionSpecification,
  type StyleSpecification,
  type LayerSpecification,
  type VectorSourceSpecification,
  addProtocol,
} from 'maplibre-gl'
import type { Protocol } from 'pmtiles'
import type { Shade } from '../../chart/colorScale'
import { DISTRICTS_URL, PROVINCES_URL } from '../shapes'
import type { MapTokens } from '../themeColors'

const STREETS = 'streets'
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

const streetSource = (tilesUrl: string): VectorSourceSpecification => ({
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

const streetLayers = ({ paper, card, ink, line: edge }: MapTokens): LayerSpecification[] => [
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

export const DISTRICT_LAYER = 'district'
export const DISTRICT_SOURCE = 'districts'

const isChosen: ExpressionSpecification = ['boolean', ['feature-state', 'chosen'], false]
const isUnderPointer: ExpressionSpecification = ['boolean', ['feature-state', 'hover'], false]

/** The closer the zoom, the less the shades matter. */
const OPACITY: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  9,
  ['case', isUnderPointer, 0.75, 1],
  13,
  ['case', isUnderPointer, 0.2, 0.3],
]

function fillByShade(tokens: MapTokens, shades: ReadonlyMap<string, Shade>): ExpressionSpecification | string {
  const pairs = [...shades].filter(([, shade]) => shade > 0).flatMap(([code, shade]) => [code, tokens.shades[shade]])
  return pairs.length
    ? (['match', ['get', 'code'], ...pairs, tokens.shades[0]] as unknown as ExpressionSpecification)
    : tokens.shades[0]
}

/** The browser renders glyphs, so no other host is contacted. `shades` by district code; `tilesUrl`: PMTiles. */
export function mapStyle(
  tokens: MapTokens,
  shades: ReadonlyMap<string, Shade>,
  tilesUrl: string | null,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      [DISTRICT_SOURCE]: { type: 'geojson', data: DISTRICTS_URL, promoteId: 'code' },
      provinces: { type: 'geojson', data: PROVINCES_URL },
      ...(tilesUrl && { [STREETS]: streetSource(tilesUrl) }),
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': tokens.paper } },
      {
        id: DISTRICT_LAYER,
        type: 'fill',
        source: DISTRICT_SOURCE,
        paint: {
          'fill-color': fillByShade(tokens, shades),
          'fill-opacity': OPACITY,
        },
      },
      ...(tilesUrl ? streetLayers(tokens) : []),
      {
        id: 'district-edge',
        type: 'line',
        source: DISTRICT_SOURCE,
        paint: { 'line-color': tokens.paper, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.5, 11, 1.6] },
      },
      {
        id: 'province-edge',
        type: 'line',
        source: 'provinces',
        paint: { 'line-color': tokens.paper, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 1.4, 11, 3] },
      },
      {
        id: 'chosen-edge',
        type: 'line',
        source: DISTRICT_SOURCE,
        layout: { 'line-join': 'round' },
        paint: { 'line-color': tokens.ink, 'line-width': 2.5, 'line-opacity': ['case', isChosen, 1, 0] },
      },
    ],
  }
}
