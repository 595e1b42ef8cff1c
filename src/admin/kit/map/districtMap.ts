import type { MapOptions, StyleSpecification } from 'maplibre-gl'

const KOREA: [number, number, number, number] = [122, 31.5, 134, 40.5]

export const mapColour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

/** Boundaries only, as on the public site: no tiles and no other host. */
export const districtStyle = (): StyleSpecification => ({
  version: 8,
  sources: {
    districts: { type: 'geojson', data: '/map/districts.json' },
    provinces: { type: 'geojson', data: '/map/provinces.json' },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': mapColour('wash') } },
    { id: 'district', type: 'fill', source: 'districts', paint: { 'fill-color': mapColour('card') } },
    {
      id: 'district-edge',
      type: 'line',
      source: 'districts',
      paint: { 'line-color': mapColour('line'), 'line-width': 1 },
    },
    {
      id: 'province-edge',
      type: 'line',
      source: 'provinces',
      paint: { 'line-color': mapColour('edge'), 'line-width': 1 },
    },
  ],
})

export const DISTRICT_MAP = {
  maxBounds: KOREA,
  maxZoom: 16,
  dragRotate: false,
  pitchWithRotate: false,
  attributionControl: false,
  locale: { 'NavigationControl.ZoomIn': '확대', 'NavigationControl.ZoomOut': '축소', 'Map.Title': '지도' },
} satisfies Partial<MapOptions>
