import Supercluster, { type ClusterProperties } from 'supercluster'
import type { MapPlace } from '@/contract/tiles'
import type { Bounds } from './projection'

/** Points closer than a fingertip are merged, in pixels. */
const RADIUS = 44
/** From this zoom level each place is a separate dot. */
const CLUSTER_ZOOM_MAX = 16

export type Dot = { longitude: number; latitude: number } & (
  | { place: MapPlace }
  | {
      count: number
      /** zoom level at which it splits */
      expansionZoom: number
    }
)

export function clusterPlaces(places: readonly MapPlace[]): (bounds: Bounds, zoom: number) => Dot[] {
  const index = new Supercluster<{ place: MapPlace }>({ radius: RADIUS, extent: 512, maxZoom: CLUSTER_ZOOM_MAX }).load(
    places.map((place) => ({
      type: 'Feature',
      properties: { place },
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    })),
  )
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ properties, geometry }): Dot => {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if (!('cluster' in properties)) return { longitude, latitude, place: properties.place }
      const { cluster_id: id, point_count: count } = properties as ClusterProperties
      return { longitude, latitude, count, expansionZoom: index.getClusterExpansionZoom(id) }
    })
}
