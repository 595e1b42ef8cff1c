import type { ApiAnswer } from '@/api/routes'
import { type MapTile, tilesAround } from '@/domain/nearby/mapTile'
import { metresBetween, type Point } from '@/domain/distance'
import type { TilePlace } from '@/contract/tiles'
import { apiPath, requestApi, type RequestOptions } from '../api/requestApi'

export interface NearbyPlace extends TilePlace {
  /** whole metres, measured here */
  distance: number
}

/** One request per tile while the page is open; failed ones are retried. */
const tiles = new Map<string, Promise<unknown>>()

type TileRoute = 'GET /api/v1/tiles/{x}/{y}' | 'GET /api/v1/tiles/{x}/{y}/plan'

/** Null if it failed to load. */
export function loadTile<At extends TileRoute>(at: At, options: RequestOptions<At>): Promise<ApiAnswer<At> | null> {
  const path = apiPath(at, options)
  const known = tiles.get(path)
  if (known) return known as Promise<ApiAnswer<At> | null>
  const loading = requestApi(at, options).then((result) => {
    if (result.ok) return result.data
    tiles.delete(path)
    return null
  })
  tiles.set(path, loading)
  return loading
}

const loadPlacesOf = ({ x, y }: MapTile) => loadTile('GET /api/v1/tiles/{x}/{y}', { params: { x, y } })

export async function loadPlaces(wanted: readonly MapTile[]): Promise<TilePlace[]> {
  const loaded = await Promise.all(wanted.map(loadPlacesOf))
  return loaded.flatMap((tile) => tile?.data ?? [])
}

/** The server learns only tile numbers, never the point. `radius` in metres; null if a tile failed to load. */
export async function loadTilesAround<T>(
  point: Point,
  radius: number,
  load: (tile: MapTile) => Promise<T | null>,
): Promise<T[] | null> {
  const loaded = await Promise.all(tilesAround(point, radius).map(load))
  const whole = loaded.filter((tile) => tile !== null)
  return whole.length < loaded.length ? null : whole
}

export interface Nearby {
  places: NearbyPlace[]
  /** a dense tile has only the most visited places */
  isPartial: boolean
}

/** Restaurants within `radius` metres, nearest first; null if a tile failed to load. */
export async function loadNearby(point: Point, radius: number): Promise<Nearby | null> {
  const loaded = await loadTilesAround(point, radius, loadPlacesOf)
  if (!loaded) return null
  const places = loaded
    .flatMap(({ data }) => data.map((place) => ({ ...place, distance: Math.round(metresBetween(point, place)) })))
    .filter(({ distance }) => distance <= radius)
    .sort((a, b) => a.distance - b.distance)
  return { places, isPartial: loaded.some((tile) => tile.is_partial) }
}
