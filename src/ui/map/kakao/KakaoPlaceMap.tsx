'use client'
import { CustomOverlayMap, Map as KakaoMap, MapMarker, useKakaoLoader } from 'react-kakao-maps-sdk'
import { MAP } from '@/messages/site/map'
import type { MapPoint } from '../coordinates'
import { MapNotice } from '../MapNotice'
import { useTimedOut } from './useTimedOut'

/** Kakao's zoom level; 1 is the closest. */
const LEVEL = 3

export function KakaoPlaceMap({ appKey, title, point }: { appKey: string; title: string; point: MapPoint }) {
  const [loading, error] = useKakaoLoader({ appkey: appKey })
  const late = useTimedOut(loading)
  if (error || late) return <MapNotice text={`${MAP.failed} ${MAP.elsewhere}`} />
  if (loading) return <MapNotice text={MAP.loading} />
  const center = { lat: point.latitude, lng: point.longitude }
  return (
    <KakaoMap center={center} level={LEVEL} className="size-full">
      <MapMarker position={center} title={title} />
      <CustomOverlayMap position={center} yAnchor={-0.3}>
        <span className="rounded-field bg-card px-2.5 py-1 text-small font-semibold shadow">{title}</span>
      </CustomOverlayMap>
    </KakaoMap>
  )
}
