import type { Restaurant } from '@/contract/directory'
import { escapeXml } from '@/domain/text'
import { OPEN_DATA_COLUMNS } from '@/messages/openData'

type Place = Omit<Restaurant, 'photo'>
type Blocks = AsyncIterable<readonly Place[]>

const utf8 = new TextEncoder()
const PROPERTIES = Object.keys(OPEN_DATA_COLUMNS.restaurants).filter(
  (name) => name !== 'latitude' && name !== 'longitude',
) as (keyof Place)[]

const hasPoint = ({ latitude, longitude }: Place): boolean => latitude !== null && longitude !== null

const featureOf = (place: Place, origin: string): object => ({
  type: 'Feature',
  id: place.id,
  geometry: hasPoint(place) ? { type: 'Point', coordinates: [place.longitude, place.latitude] } : null,
  properties: {
    ...Object.fromEntries(PROPERTIES.map((name) => [name, place[name]])),
    url: `${origin}/restaurants/${place.id}`,
  },
})

/** RFC 7946: longitude first; a place without a known point has a null geometry. */
export async function* geoJsonFile(blocks: Blocks, origin: string): AsyncGenerator<Uint8Array, void> {
  yield utf8.encode('{"type":"FeatureCollection","features":[')
  let isFirst = true
  for await (const places of blocks) {
    if (places.length === 0) continue
    yield utf8.encode((isFirst ? '' : ',') + places.map((place) => JSON.stringify(featureOf(place, origin))).join())
    isFirst = false
  }
  yield utf8.encode(']}')
}

const xmlText = (value: string | number | boolean): string => escapeXml(String(value))

const dataOf = (place: Place): string =>
  PROPERTIES.flatMap((name) => {
    const value = place[name]
    const label = `<displayName>${headingOf(name)}</displayName>`
    return value === null ? [] : [`<Data name="${name}">${label}<value>${xmlText(value)}</value></Data>`]
  }).join('')

const headingOf = (name: string): string =>
  xmlText((OPEN_DATA_COLUMNS.restaurants as Record<string, { heading: string }>)[name]?.heading ?? name)

const placemarkOf = (place: Place, origin: string): string =>
  [
    `<Placemark id="r${place.id}"><name>${xmlText(place.title)}</name>`,
    place.address === null ? '' : `<address>${xmlText(place.address)}</address>`,
    `<description>${xmlText(`${origin}/restaurants/${place.id}`)}</description>`,
    `<ExtendedData>${dataOf(place)}</ExtendedData>`,
    hasPoint(place) ? `<Point><coordinates>${place.longitude},${place.latitude}</coordinates></Point>` : '',
    '</Placemark>\n',
  ].join('')

/** OGC KML 2.2 */
export async function* kmlFile(blocks: Blocks, origin: string): AsyncGenerator<Uint8Array, void> {
  yield utf8.encode('<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n')
  yield utf8.encode('<name>공공밥상</name>\n')
  for await (const places of blocks) yield utf8.encode(places.map((place) => placemarkOf(place, origin)).join(''))
  yield utf8.encode('</Document></kml>\n')
}
