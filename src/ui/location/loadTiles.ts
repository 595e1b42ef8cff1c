import { tilePath } from '@/domain/nearby/nearby'
import { type MapTile, tilesAround } from '@/domain/nearby/mapTile'
import { metresBetween, type Point } from '@/domain/distance'
import type { Tile, TilePlace } from '@/contract/tiles'
import { requestApi } from '../api/requestApi'

export interface NearbyPlace extends TilePlace {
  /** whole metres, measured here */
  distance: number
}

/** One request per tile while the page is open; failed ones are retried. */
const tiles = new Map<string, Promise<unknown>>()

function loadTile<T>(path: string): Promise<T | null> {
  const known = tiles.get(path)
  if (known) return known as Promise<T | null>
  const loading = requestApi<T>(path).then((result) => {
    if (result.ok) return result.data
    tiles.delete(path)
    return null
  })
  tiles.set(path, loading)
  return loading
}

export async function loadPlaces(wanted: readonly MapTile[]): Promise<TilePlace[]> {
  const loaded = await Promise.all(wanted.map(({ x, y }) => loadTile<Tile>(tilePath(x, y))))
  return loaded.flatMap((tile) => tile?.data ?? [])
}

/** The server learns only tile numbers, never the point. `radius` in metres; null if a tile failed to load. */
export async function loadTilesAround<T>(
  point: Point,
  radius: number,
  pathOf: (x: number, y: number) => string,
): Promise<T[] | null> {
  const loaded = await Promise.all(tilesAround(point, radius).map(({ x, y }) => loadTile<T>(pathOf(x, y))))
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
  const loaded = await loadTilesAround<Tile>(point, radius, tilePath)
  if (!loaded) return null
  const places = loaded
    .flatMap(({ data }) => data.map((place) => ({ ...place, distance: Math.round(metresBetween(point, place)) })))
    .filter(({ distance }) => distance <= radius)
    .sort((a, b) => a.distance - b.distance)
  return { places, isPartial: loaded.some((tile) => tile.is_partial) }
}
