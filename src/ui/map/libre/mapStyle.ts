import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { Shade } from '../../chart/colorScale'
import { DISTRICTS_URL, PROVINCES_URL } from '../shapes'
import { streetLayers, streetSource, STREETS } from './streetTiles'
import type { MapTokens } from '../themeColors'

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
