import { TILES_PATH } from '@/domain/nearby/paths'
import { type MapTile, tilesAround } from '@/domain/nearby/mapTile'
import { metresBetween, type Point } from '@/domain/metresBetween'
import type { Tile, TilePlace } from '@/domain/directory/tileSchema'
import { requestApi } from '../api/requestApi'

export interface NearbyPlace extends TilePlace {
  /** whole metres, measured here */
  distance: number
}

/** One load a tile for as long as the page is open; one that failed is asked for again. */
const tiles = new Map<string, Promise<Tile | null>>()

function loadTile(path: string): Promise<Tile | null> {
  const known = tiles.get(path)
  if (known) return known
  const loading = requestApi<Tile>(path).then((result) => {
    if (result.ok) return result.data
    tiles.delete(path)
    return null
  })
  tiles.set(path, loading)
  return loading
}

const loadTiles = (wanted: readonly MapTile[]): Promise<(Tile | null)[]> =>
  Promise.all(wanted.map(({ x, y }) => loadTile(`${TILES_PATH}/${x}/${y}`)))

/** The restaurants of these tiles, without those of a tile that could not be loaded. */
export const loadPlaces = async (wanted: readonly MapTile[]): Promise<TilePlace[]> =>
  (await loadTiles(wanted)).flatMap((tile) => tile?.data ?? [])

/**
 * The restaurants within `radius` metres, nearest first, from the tiles around: only their numbers reach the server.
 * @returns null when a tile could not be loaded
 */
export async function loadNearby(
  point: Point,
  radius: number,
): Promise<{ places: NearbyPlace[]; isPartial: boolean } | null> {
  const loaded = await loadTiles(tilesAround(point, radius))
  const whole = loaded.filter((tile) => tile !== null)
  if (whole.length < loaded.length) return null
  const places = whole
    .flatMap(({ data }) => data.map((place) => ({ ...place, distance: Math.round(metresBetween(point, place)) })))
    .filter(({ distance }) => distance <= radius)
    .sort((a, b) => a.distance - b.distance)
  return { places, isPartial: whole.some((tile) => tile.is_partial) }
}
