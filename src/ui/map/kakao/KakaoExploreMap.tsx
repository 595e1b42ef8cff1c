'use client'
import { useEffect, useState } from 'react'
import { Map as KakaoMap, MapMarker, Polygon, useKakaoLoader } from 'react-kakao-maps-sdk'
import { MAP_DEFAULT_CENTER } from '@/domain/site/site'
import { pointOf } from '../coordinates'
import type { ExplorerProps } from '../mapProps'
import { fetchDistricts, type DistrictShape } from '../shapes'
import { readThemeColors } from '../themeColors'
import { useTimedOut } from './useTimedOut'

/** Kakao's zoom level for a metropolitan city; 1 is the closest. */
const LEVEL = 9

const pathsOf = (shape: DistrictShape) => {
  const polygons = shape.geometry.type === 'Polygon' ? [shape.geometry.coordinates] : shape.geometry.coordinates
  return polygons.map((rings) => (rings[0] ?? []).map(([lng = 0, lat = 0]) => ({ lat, lng })))
}

export function KakaoExploreMap({
  appKey,
  shades,
  chosen,
  places,
  onSelect,
  onPreview,
  onHover,
  onReady,
  onFail,
}: ExplorerProps & { appKey: string }) {
  const [loading, error] = useKakaoLoader({ appkey: appKey })
  const [shapes, setShapes] = useState<readonly DistrictShape[]>([])
  const late = useTimedOut(loading)
  const failed = Boolean(error) || late
  useEffect(() => {
    if (failed) onFail()
  }, [failed, onFail])
  useEffect(() => {
    fetchDistricts().then(setShapes, onFail)
  }, [onFail])
  if (loading || failed) return null
  const colours = readThemeColors()
  return (
    <KakaoMap
      center={{ lat: MAP_DEFAULT_CENTER.latitude, lng: MAP_DEFAULT_CENTER.longitude }}
      level={LEVEL}
      onCreate={onReady}
      className="absolute! inset-0"
    >
      {shapes.map((shape) => {
        const { code } = shape.properties
        return (
          <Polygon
            key={code}
            path={pathsOf(shape)}
            strokeWeight={code === chosen ? 3 : 1}
            strokeColor={code === chosen ? colours.ink : colours.accent}
            strokeOpacity={0.8}
            fillColor={colours.shades[shades.get(code) ?? 0]}
            fillOpacity={0.55}
            onClick={() => onSelect(code)}
            onMouseover={() => onHover(code)}
            onMouseout={() => onHover(null)}
          />
        )
      })}
      {places.map((place) => {
        const at = pointOf(place)
        return (
          at && (
            <MapMarker
              key={place.id}
              position={{ lat: at.latitude, lng: at.longitude }}
              title={place.title}
              onClick={() => onPreview({ place })}
            />
          )
        )
      })}
    </KakaoMap>
  )
}
