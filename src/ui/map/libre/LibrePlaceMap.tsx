'use client'
import { useEffect, useRef, useState } from 'react'
import { MAP } from '@/messages/site/map'
import type { MapPoint, NamedPoint } from '../coordinates'
import { fetchDistricts } from '../shapes'
import { MapNotice } from '../MapNotice'
import { boundsAround } from '../projection'
import { canDrawMaps, createMap } from './createMap'
import { placeMarker } from './marker'
import { addNameLabels } from './nameLabels'

/** Half the width: with streets, and without, where only districts, stations and halls are drawn. */
const KM_AROUND = { streets: 1.5, outlines: 3 }
/** Closer, the outlines would be an empty area. */
const OUTLINES_ZOOM_MAX = 14

interface Props {
  title: string
  point: MapPoint
  landmarks: readonly NamedPoint[]
  code: string | null
  tilesUrl: string | null
}

export function LibrePlaceMap({ title, point, landmarks, code, tilesUrl }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const [canDraw] = useState(canDrawMaps)
  useEffect(() => {
    if (!container.current || !canDraw) return undefined
    const bounds = boundsAround(point, KM_AROUND[tilesUrl ? 'streets' : 'outlines'])
    const { map, remove } = createMap(container.current, bounds, new Map(code ? [[code, 1]] : []), tilesUrl)
    if (!tilesUrl) map.setMaxZoom(OUTLINES_ZOOM_MAX)
    fetchDistricts().then(
      (districts) => addNameLabels(map, { provinces: [], districts, landmarks }),
      () => undefined,
    )
    placeMarker(point, title).addTo(map)
    return remove
  }, [canDraw, title, point, landmarks, code, tilesUrl])
  if (!canDraw) return <MapNotice text={`${MAP.cannotDraw} ${MAP.elsewhere}`} />
  return <div ref={container} className="size-full" role="region" aria-label={`${title} 지도`} />
}
