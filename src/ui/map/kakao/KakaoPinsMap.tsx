'use client'
import { Circle, Map as KakaoMap, MapMarker, useKakaoLoader } from 'react-kakao-maps-sdk'
import { MAP } from '@/messages/site/map'
import { MapNotice } from '../MapNotice'
import type { PinsProps } from '../mapProps'
import { boundsOfPoints } from '../projection'
import { useTimedOut } from './useTimedOut'

/** Metres: as large as a marker from nearby. */
const AROUND_RADIUS = 20
const KM_AROUND = 0.2

export function KakaoPinsMap({ pins, around, appKey, onPreview }: PinsProps & { appKey: string }) {
  const [loading, error] = useKakaoLoader({ appkey: appKey })
  const late = useTimedOut(loading)
  if (error || late) return <MapNotice text={MAP.failed} />
  if (loading) return <MapNotice text={MAP.loading} />
  const points = [...pins.map(({ place }) => place), ...(around ? [around] : [])]
  const { south, west, north, east } = boundsOfPoints(points, KM_AROUND)
  return (
    <KakaoMap
      center={{ lat: (south + north) / 2, lng: (west + east) / 2 }}
      onCreate={(map) =>
        map.setBounds(
          new kakao.maps.LatLngBounds(new kakao.maps.LatLng(south, west), new kakao.maps.LatLng(north, east)),
        )
      }
      className="size-full"
    >
      {around && <Circle center={{ lat: around.latitude, lng: around.longitude }} radius={AROUND_RADIUS} />}
      {pins.map(({ place }) => (
        <MapMarker
          key={place.id}
          position={{ lat: place.latitude, lng: place.longitude }}
          title={place.title}
          onClick={() => onPreview({ place })}
        />
      ))}
    </KakaoMap>
  )
}
