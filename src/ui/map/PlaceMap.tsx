'use client'
import dynamic from 'next/dynamic'
import type { MapPoint, NamedPoint } from './coordinates'
import { MapNotice } from './MapNotice'

const loading = () => <MapNotice text="지도를 불러오는 중이에요." />
const LibrePlaceMap = dynamic(() => import('./libre/LibrePlaceMap').then((file) => file.LibrePlaceMap), {
  ssr: false,
  loading,
})
const KakaoPlaceMap = dynamic(() => import('./kakao/KakaoPlaceMap').then((file) => file.KakaoPlaceMap), {
  ssr: false,
  loading,
})

interface Props {
  title: string
  point: MapPoint
  landmarks: readonly NamedPoint[]
  code: string | null
  kakaoKey: string | null
  tilesUrl: string | null
}

export function PlaceMap({ kakaoKey, ...place }: Props) {
  if (kakaoKey) return <KakaoPlaceMap appKey={kakaoKey} title={place.title} point={place.point} />
  return <LibrePlaceMap {...place} />
}
