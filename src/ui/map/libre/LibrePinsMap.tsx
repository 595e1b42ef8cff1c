'use client'
import type { Map as LibreMap, Marker } from 'maplibre-gl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { MAP } from '@/messages/site/map'
import { clusterPlaces } from '../clusterPlaces'
import { COUNTRY, MAP_PADDING, type Bounds, boundsOfPoints } from '../projection'
import { fetchDistricts, fetchProvinces } from '../shapes'
import { landmarksWithin } from '../landmarksWithin'
import { MapNotice } from '../MapNotice'
import type { PinsProps } from '../mapProps'
import { boxOf, canDrawMaps, createMap } from './createMap'
import { ownMarker, rankMarker } from './marker'
import { addNameLabels } from './nameLabels'
import { boundsOfScreen, useDots } from './useDots'

/** Closer, there is nothing but pins. */
const ZOOM_MAX = 16
/** Room around each pin. */
const KM_AROUND = 0.2

const frameOf = (pins: PinsProps['pins'], around: PinsProps['around']): Bounds =>
  boundsOfPoints([...pins.map(({ place }) => place), ...(around ? [around] : [])], KM_AROUND)

export function LibrePinsMap(props: PinsProps & { tilesUrl: string | null }) {
  const { label, pins, around, code, tilesUrl, onPreview } = props
  const [landmarks] = useState(() => landmarksWithin(frameOf(pins, around)))
  const container = useRef<HTMLDivElement>(null)
  const [canDraw] = useState(canDrawMaps)
  const [map, setMap] = useState<LibreMap | null>(null)
  useEffect(() => {
    if (!container.current || !canDraw) return undefined
    const created = createMap(container.current, COUNTRY, new Map(code ? [[code, 1]] : []), tilesUrl)
    // Without names the map still works.
    void Promise.all([fetchProvinces(), fetchDistricts()]).then(
      ([provinces, districts]) => addNameLabels(created.map, { provinces, districts, landmarks }),
      () => undefined,
    )
    setMap(created.map)
    return () => {
      setMap(null)
      created.remove()
    }
  }, [canDraw, landmarks, code, tilesUrl])

  useEffect(() => {
    if (!map) return
    map.fitBounds(boxOf(frameOf(pins, around)), { padding: MAP_PADDING, maxZoom: ZOOM_MAX, animate: false })
    // Later markers are on top, so the best rank is added last.
    const ranked = pins.toReversed().flatMap((pin) => (pin.rank === null ? [] : rankMarker(pin, onPreview)))
    const markers: Marker[] = [...(around ? [ownMarker(around)] : []), ...ranked]
    for (const marker of markers) marker.addTo(map)
    return () => markers.forEach((marker) => marker.remove())
  }, [map, pins, around, onPreview])

  const findDots = useMemo(() => {
    const dotsWithin = clusterPlaces(pins.flatMap(({ place, rank }) => (rank === null ? place : [])))
    return (shown: LibreMap) => dotsWithin(boundsOfScreen(shown), shown.getZoom())
  }, [pins])
  useDots(map, findDots, onPreview)

  if (!canDraw) return <MapNotice text={MAP.cannotDraw} />
  return <div ref={container} className="size-full" role="region" aria-label={label} />
}
