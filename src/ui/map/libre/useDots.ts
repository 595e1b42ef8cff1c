import type { Map as LibreMap, Marker } from 'maplibre-gl'
import { useEffect } from 'react'
import type { Dot } from '../clusterPlaces'
import type { ExplorerProps } from '../mapProps'
import type { Bounds } from '../projection'
import { clusterMarker, dotMarker } from './marker'

export function boundsOfScreen(map: LibreMap): Bounds {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

/** Shows the dots of the screen, and finds them again when it moves. */
export function useDots(
  map: LibreMap | null,
  findDots: (map: LibreMap) => readonly Dot[] | Promise<readonly Dot[]>,
  onPreview: ExplorerProps['onPreview'],
): void {
  useEffect(() => {
    if (!map) return
    let markers: Marker[] = []
    // Only the response to the latest request counts.
    let asked = 0
    const clear = () => {
      for (const marker of markers) marker.remove()
      markers = []
    }
    const show = async () => {
      const turn = ++asked
      const dots = await findDots(map)
      if (turn !== asked) return
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
  }, [map, findDots, onPreview])
}
