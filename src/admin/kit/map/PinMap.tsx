import { Box } from '@mui/material'
import { Map as LibreMap, Marker, NavigationControl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { useEffect, useRef, useState } from 'react'
import { DISTRICT_MAP, districtStyle, mapColour } from './districtMap'
import { MAP_DEFAULT_CENTER } from '@/domain/site/site'

interface Point {
  latitude: number
  longitude: number
}

interface Props {
  point: Point | null
  onMove: (to: Point) => void
}

/** Decimals of a degree; about ten centimetres. */
const DIGITS = 6

const rounded = ({ lat, lng }: { lat: number; lng: number }): Point => ({
  latitude: Number(lat.toFixed(DIGITS)),
  longitude: Number(lng.toFixed(DIGITS)),
})

export default function PinMap({ point, onMove }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<LibreMap>(null)
  const pin = useRef<Marker>(null)
  const moved = useRef(onMove)
  const first = useRef(point)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    moved.current = onMove
  })
  useEffect(() => {
    if (!container.current) return
    const start = first.current ?? MAP_DEFAULT_CENTER
    try {
      map.current = new LibreMap({
        ...DISTRICT_MAP,
        container: container.current,
        style: districtStyle(),
        center: [start.longitude, start.latitude],
        zoom: first.current ? 11 : 6,
      })
    } catch {
      // No map without WebGL; coordinates can be typed.
      // oxlint-disable-next-line react/set-state-in-effect
      setBroken(true)
      return
    }
    map.current.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    map.current.on('click', ({ lngLat }) => moved.current(rounded(lngLat)))
    return () => {
      pin.current = null
      map.current?.remove()
      map.current = null
    }
  }, [])
  const [latitude, longitude] = [point?.latitude, point?.longitude]
  useEffect(() => {
    if (!map.current) return
    if (latitude === undefined || longitude === undefined) {
      pin.current?.remove()
      pin.current = null
      return
    }
    if (pin.current) {
      pin.current.setLngLat([longitude, latitude])
      return
    }
    const made = new Marker({ draggable: true, color: mapColour('accent') }).setLngLat([longitude, latitude])
    made.getElement().ariaLabel = '위치'
    made.on('dragend', () => moved.current(rounded(made.getLngLat())))
    pin.current = made.addTo(map.current)
  }, [latitude, longitude])
  if (isBroken)
    return <p style={{ color: 'var(--soft)' }}>이 브라우저에서는 지도를 그릴 수 없어요. 좌표를 적어 주세요.</p>
  return (
    <>
      <Box
        ref={container}
        role="region"
        aria-label="위치 지도"
        sx={{ height: 240, border: '1px solid var(--line)', borderRadius: '6px', overflow: 'hidden' }}
      />
      <p style={{ color: 'var(--soft)', fontSize: 12.5, margin: '4px 2px 12px' }}>
        핀을 끌거나 지도를 눌러 옮겨요. 좌표를 적어도 돼요.
      </p>
    </>
  )
}
