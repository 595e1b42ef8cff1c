import type { Map as LibreMap, Marker } from 'maplibre-gl'
import { useEffect } from 'react'
import type { Restaurant } from '@/domain/directory/schemas'
import { tilesWithin } from '@/domain/nearby/mapTile'
import { loadPlaces } from '../../location/loadTiles'
import { clusterPlaces } from '../clusterPlaces'
import type { ExplorerProps } from '../explorerProps'
import type { Bounds } from '../projection'
import { clusterMarker, dotMarker } from './marker'

/** From this zoom level single places are shown; a screen is then walkable. */
const DOTS_ZOOM = 13.4
/** With more tiles a screen is too large to look for single places. */
const TILES_MAX = 30

function boundsOfScreen(map: LibreMap): Bounds {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

/** `ranked` restaurants have their own markers. */
export function usePlaceDots(
  map: LibreMap | null,
  ranked: readonly Restaurant[],
  onPreview: ExplorerProps['onPreview'],
): void {
  useEffect(() => {
    if (!map) return
    let markers: Marker[] = []
    // Only the response to the latest request counts.
    let asked = 0
    const others = new Set(ranked.map(({ id }) => id))
    const clear = () => {
      for (const marker of markers) marker.remove()
      markers = []
    }
    const show = async () => {
      const turn = ++asked
      const tiles = map.getZoom() < DOTS_ZOOM ? [] : tilesWithin(boundsOfScreen(map))
      const places = tiles.length > TILES_MAX ? [] : await loadPlaces(tiles)
      if (turn !== asked) return
      const dots = clusterPlaces(places.filter(({ id }) => !others.has(id)))(boundsOfScreen(map), map.getZoom())
      clear()
      markers = dots.map((dot) =>
        ('place' in dot ? dotMarker(dot.place, onPreview) : clusterMarker(dot, map)).addTo(map),
      )
    }
    const update = () => void show()
    map.on('moveend', update)
    update()
    return () => {
      asked++
      map.off('moveend', update)
      clear()
    }
  }, [map, ranked, onPreview])
}
