'use client'
import { useState, useSyncExternalStore } from 'react'
import { Map as KakaoMap, MapMarker, useKakaoLoader } from 'react-kakao-maps-sdk'
import type { Point } from '@/domain/distance'
import { KAKAO_CHECK } from '@/messages/kakaoCheck'
import { useTimedOut } from './useTimedOut'

/** Kakao's zoom level; 1 is the closest. */
const LEVEL = 4

const never = () => () => undefined

export function KakaoCheck({ appKey, point }: { appKey: string; point: Point }) {
  const [loading, error] = useKakaoLoader({ appkey: appKey })
  const isLate = useTimedOut(loading)
  const [isDrawn, setDrawn] = useState(false)
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  const hasFailed = Boolean(error) || isLate
  const center = { lat: point.latitude, lng: point.longitude }
  const outcome = isLate
    ? KAKAO_CHECK.late
    : error
      ? KAKAO_CHECK.failed
      : isDrawn
        ? KAKAO_CHECK.works
        : KAKAO_CHECK.loading
  return (
    <>
      <p
        role={hasFailed ? 'alert' : 'status'}
        className="mt-6 rounded-box border border-line bg-wash px-5 py-4 text-small"
      >
        {outcome}
      </p>
      <p className="mt-2 text-note text-soft">{KAKAO_CHECK.domain(origin)}</p>
      {!loading && !hasFailed && (
        <KakaoMap
          center={center}
          level={LEVEL}
          onTileLoaded={() => setDrawn(true)}
          className="mt-4 h-96 w-full rounded-box border border-line"
        >
          <MapMarker position={center} title={KAKAO_CHECK.marker} />
        </KakaoMap>
      )}
    </>
  )
}
