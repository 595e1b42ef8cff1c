import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import type { Shade } from '../../chart/colorScale'
import { DISTRICTS_URL, PROVINCES_URL } from '../shapes'
import type { MapTokens } from '../themeColors'

export const DISTRICT_LAYER = 'district'
export const DISTRICT_SOURCE = 'districts'

const isChosen: ExpressionSpecification = ['boolean', ['feature-state', 'chosen'], false]
const isUnderPointer: ExpressionSpecification = ['boolean', ['feature-state', 'hover'], false]

/** Fill colour by district code; unlisted districts get the shade of no restaurants. */
function fillByShade(tokens: MapTokens, shades: ReadonlyMap<string, Shade>): ExpressionSpecification | string {
  const pairs = [...shades].filter(([, shade]) => shade > 0).flatMap(([code, shade]) => [code, tokens.shades[shade]])
  return pairs.length
    ? (['match', ['get', 'code'], ...pairs, tokens.shades[0]] as unknown as ExpressionSpecification)
    : tokens.shades[0]
}

/**
 * A map style of boundaries only: no tiles, no glyphs, no requests to other hosts.
 * @param shades shade by district code
 */
export function mapStyle(tokens: MapTokens, shades: ReadonlyMap<string, Shade>): StyleSpecification {
  return {
    version: 8,
    sources: {
      [DISTRICT_SOURCE]: { type: 'geojson', data: DISTRICTS_URL, promoteId: 'code' },
      provinces: { type: 'geojson', data: PROVINCES_URL },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': tokens.paper } },
      {
        id: DISTRICT_LAYER,
        type: 'fill',
        source: DISTRICT_SOURCE,
        paint: {
          'fill-color': fillByShade(tokens, shades),
          'fill-opacity': ['case', isUnderPointer, 0.75, 1],
        },
      },
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
