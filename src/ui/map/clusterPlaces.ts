import Supercluster, { type ClusterProperties } from 'supercluster'
import type { TilePlace } from '@/domain/directory/tileSchema'
import type { Bounds } from './projection'

/** Points nearer to each other than this are one dot, in pixels: a fingertip. */
const RADIUS = 44
/** From here on each place is a dot of its own. */
const CLUSTER_ZOOM_MAX = 16

/** A place, or several that lie too near to each other to be told apart. */
export type Dot = { longitude: number; latitude: number } & (
  | { place: TilePlace }
  | {
      /** number of places */
      count: number
      /** zoom at which it comes apart */
      expansionZoom: number
    }
)

/**
 * Places as dots that do not cover each other (supercluster).
 * @returns a function of the map's bounds and zoom
 */
export function clusterPlaces(places: readonly TilePlace[]): (bounds: Bounds, zoom: number) => Dot[] {
  const index = new Supercluster<{ place: TilePlace }>({ radius: RADIUS, extent: 512, maxZoom: CLUSTER_ZOOM_MAX }).load(
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
