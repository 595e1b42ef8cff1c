import { Box } from '@mui/material'
import { LngLatBounds, Map as LibreMap, Marker, NavigationControl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { useEffect, useRef, useState } from 'react'
import { DISTRICT_MAP, districtStyle } from '../kit/map/districtMap'

export interface MapPin {
  /** the label on the pin: '1', '지금' */
  label: string
  title: string
  latitude: number
  longitude: number
}

function pinOf({ label, title }: MapPin): HTMLElement {
  const pin = document.createElement('div')
  pin.textContent = label
  pin.ariaLabel = `${label} ${title}`
  pin.title = title
  Object.assign(pin.style, {
    minWidth: '22px',
    padding: '0 6px',
    lineHeight: '22px',
    borderRadius: '11px',
    textAlign: 'center',
    fontSize: '12px',
    fontWeight: '650',
    background: 'var(--ink)',
    color: 'var(--paper)',
    border: '1.5px solid var(--paper)',
  })
  return pin
}

export default function CandidateMap({ pins }: { pins: MapPin[] }) {
  const container = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)
  const signature = JSON.stringify(pins)
  useEffect(() => {
    const shown = JSON.parse(signature) as MapPin[]
    const [first] = shown
    if (!container.current || !first) return
    const bounds = new LngLatBounds()
    for (const { longitude, latitude } of shown) bounds.extend([longitude, latitude])
    let map: LibreMap
    try {
      map = new LibreMap({
        ...DISTRICT_MAP,
        container: container.current,
        style: districtStyle(),
        bounds,
        fitBoundsOptions: { padding: 50, maxZoom: 11 },
      })
    } catch {
      // No map without WebGL; the table has addresses and distances.
      // oxlint-disable-next-line react/set-state-in-effect
      setBroken(true)
      return
    }
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    for (const pin of shown) new Marker({ element: pinOf(pin) }).setLngLat([pin.longitude, pin.latitude]).addTo(map)
    return () => map.remove()
  }, [signature])
  if (isBroken) return <p style={{ color: 'var(--soft)' }}>이 브라우저에서는 지도를 그릴 수 없어요.</p>
  return (
    <Box
      ref={container}
      role="region"
      aria-label={`지도: ${pins.map(({ label, title }) => `${label} ${title}`).join(', ')}`}
      sx={{ height: 248, border: '1px solid var(--line)', borderRadius: '8px', overflow: 'hidden' }}
    />
  )
}
