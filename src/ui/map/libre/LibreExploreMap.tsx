'use client'
import type { Map as LibreMap, MapLayerMouseEvent } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Restaurant } from '@/contract/directory'
import { tilesWithin } from '@/domain/nearby/mapTile'
import { CAPITAL, COUNTRY, MAP_PADDING, type Bounds, boundsAround, boundsOf } from '../projection'
import { type ExplorerProps, type MapView, pinsOf } from '../mapProps'
import { fetchDistricts, fetchProvinces } from '../shapes'
import { loadPlaces } from '../../location/loadTiles'
import { clusterPlaces, type Dot } from '../clusterPlaces'
import { boxOf, canDrawMaps, createMap } from './createMap'
import { DISTRICT_LAYER, DISTRICT_SOURCE } from './mapStyle'
import { ownMarker, rankMarker } from './marker'
import { addNameLabels } from './nameLabels'
import { boundsOfScreen, useDots } from './useDots'

/** From this zoom level single places are shown; a screen is then walkable. */
const DOTS_ZOOM = 13.4
/** With more tiles a screen is too large to look for single places. */
const TILES_MAX = 30

/** Places of the screen that have no marker of their own. */
const findDots =
  (ranked: readonly Restaurant[]) =>
  async (map: LibreMap): Promise<readonly Dot[]> => {
    const others = new Set(ranked.map(({ id }) => id))
    const tiles = map.getZoom() < DOTS_ZOOM ? [] : tilesWithin(boundsOfScreen(map))
    const places = tiles.length > TILES_MAX ? [] : await loadPlaces(tiles)
    return clusterPlaces(places.filter(({ id }) => !others.has(id)))(boundsOfScreen(map), map.getZoom())
  }

const codeOf = (event: MapLayerMouseEvent): string | null => {
  const code: unknown = event.features?.[0]?.properties.code
  return typeof code === 'string' ? code : null
}

/** Beyond this zoom something nearer than the country is framed. */
const COUNTRY_ZOOM_MAX = 7.5
/** A few minutes' walk, in kilometres. */
const KM_AROUND_VISITOR = 0.6

function boundsOfView(view: MapView): Bounds {
  if (view === 'country') return COUNTRY
  return view === 'capital' ? CAPITAL : boundsAround(view, KM_AROUND_VISITOR)
}

const frame = (map: LibreMap, view: MapView) =>
  map.fitBounds(boxOf(boundsOfView(view)), { padding: MAP_PADDING, maxZoom: 16 })

interface Props extends ExplorerProps {
  tilesUrl: string | null
}

export function LibreExploreMap(props: Props) {
  const { shades, chosen, places, view, tilesUrl, onSelect, onPreview, onHover, onReady, onFail } = props
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LibreMap | null>(null)
  const handlers = useRef({ onSelect, onHover, onReady, onFail })
  useEffect(() => {
    handlers.current = { onSelect, onHover, onReady, onFail }
  })

  useEffect(() => {
    if (!container.current) return
    if (!canDrawMaps()) return handlers.current.onFail()
    const created = createMap(container.current, COUNTRY, shades, tilesUrl)
    let under: string | null = null
    const point = (code: string | null) => {
      if (code === under) return
      if (under) created.map.setFeatureState({ source: DISTRICT_SOURCE, id: under }, { hover: false })
      if (code) created.map.setFeatureState({ source: DISTRICT_SOURCE, id: code }, { hover: true })
      under = code
      created.map.getCanvas().style.cursor = code ? 'pointer' : ''
      handlers.current.onHover(code)
    }
    created.map.on('mousemove', DISTRICT_LAYER, (event) => point(codeOf(event)))
    created.map.on('mouseleave', DISTRICT_LAYER, () => point(null))
    created.map.on('click', DISTRICT_LAYER, (event) => {
      const code = codeOf(event)
      if (code) handlers.current.onSelect(code)
    })
    void created.map.once('load', () => {
      setMap(created.map)
      // Without names the map still works; the list next to it has them.
      void Promise.all([fetchProvinces(), fetchDistricts()]).then(
        ([provinces, districts]) => addNameLabels(created.map, { provinces, districts, shades }),
        () => undefined,
      )
      handlers.current.onReady()
    })
    return () => {
      setMap(null)
      created.remove()
    }
  }, [shades, tilesUrl])

  useEffect(() => {
    if (!map || !chosen) return
    let isRemoved = false
    void map.once('remove', () => (isRemoved = true))
    map.setFeatureState({ source: DISTRICT_SOURCE, id: chosen }, { chosen: true })
    void fetchDistricts().then(
      (shapes) => {
        const own = shapes.find((shape) => shape.properties.code === chosen)
        if (own && !isRemoved) map.fitBounds(boxOf(boundsOf([own.geometry])), { padding: 70, maxZoom: 12.5 })
      },
      () => undefined,
    )
    return () => {
      if (!isRemoved && map.getSource(DISTRICT_SOURCE))
        map.setFeatureState({ source: DISTRICT_SOURCE, id: chosen }, { chosen: false })
    }
  }, [map, chosen])

  useEffect(() => {
    // Back from a district.
    if (map && !chosen && view === 'country' && map.getZoom() > COUNTRY_ZOOM_MAX) frame(map, view)
  }, [map, chosen, view])

  useEffect(() => {
    if (!map) return
    // Later markers are on top, so the best rank is added last.
    const markers = pinsOf(places, 'region')
      .toReversed()
      .map((pin) => rankMarker(pin, onPreview).addTo(map))
    return () => markers.forEach((marker) => marker.remove())
  }, [map, places, onPreview])

  useDots(
    map,
    useMemo(() => findDots(places), [places]),
    onPreview,
  )

  useEffect(() => {
    if (!map) return
    // The map starts with the country, and a district in the URL is framed separately.
    if (view !== 'country' || map.getZoom() > COUNTRY_ZOOM_MAX) frame(map, view)
    if (typeof view === 'string') return
    const marker = ownMarker(view).addTo(map)
    return () => void marker.remove()
  }, [map, view])

  return <div ref={container} className="absolute! inset-0" />
}
