'use client'
import { useEffect, useRef, useState } from 'react'
import { MAP_DEFAULT_CENTER } from '@/domain/site/limits'
import type { MapPoint } from '../coordinates'
import { fetchDistricts } from '../fetchDistricts'
import { MapNotice } from '../MapNotice'
import { type Bounds, boundsAround, boundsOf } from '../projection'
import { canDrawMaps, createMap } from './createMap'
import { placeMarker } from './marker'
import { addNameLabels } from './nameLabels'

const KM_AROUND = 1.5
const KM_OF_A_CITY = 12

async function boundsOfDistrict(code: string | null): Promise<Bounds> {
  const own = (await fetchDistricts()).find((shape) => shape.properties.code === code)
  return own ? boundsOf([own.geometry]) : boundsAround(MAP_DEFAULT_CENTER, KM_OF_A_CITY)
}

interface Props {
  title: string
  point: MapPoint | null
  code: string | null
  tilesUrl: string | null
}

export function LibrePlaceMap({ title, point, code, tilesUrl }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let remove: (() => void) | undefined
    let gone = false
    const draw = async () => {
      const bounds = point ? boundsAround(point, KM_AROUND) : await boundsOfDistrict(code)
      if (gone || !container.current) return
      if (!canDrawMaps()) return setFailed(true)
      const created = createMap(container.current, bounds, new Map(code ? [[code, 1]] : []), tilesUrl)
      remove = created.remove
      fetchDistricts().then(
        (districts) => addNameLabels(created.map, { provinces: [], districts }),
        () => undefined,
      )
      if (point) placeMarker(point, title).addTo(created.map)
    }
    draw().catch(() => setFailed(true))
    return () => {
      gone = true
      remove?.()
    }
  }, [title, point, code, tilesUrl])
  if (failed)
    return (
      <MapNotice text="이 브라우저에서는 움직이는 지도를 그릴 수 없어요. 아래 지도 서비스에서 찾아보실 수 있어요." />
    )
  return <div ref={container} className="size-full" role="region" aria-label={`${title} 지도`} />
}
