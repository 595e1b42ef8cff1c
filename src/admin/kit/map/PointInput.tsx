import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import { NumberInput, useInput } from 'react-admin'
import { KOREA } from '@/domain/nearby/nearPoint'
import { Loading } from '../states'

const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 1.5, rowGap: 1 }

const PinMap = lazy(() => import('./PinMap'))

/** A point in two fields, and its pin on a map. */
export function PointInput({ north: northField = 'latitude', east: eastField = 'longitude' }) {
  const latitude = useInput<number | null>({ source: northField, defaultValue: null }).field
  const longitude = useInput<number | null>({ source: eastField, defaultValue: null }).field
  const [north, east] = [latitude.value as unknown, longitude.value as unknown]
  const point = typeof north === 'number' && typeof east === 'number' ? { latitude: north, longitude: east } : null
  const move = (to: { latitude: number; longitude: number }) => {
    latitude.onChange(to.latitude)
    longitude.onChange(to.longitude)
  }
  return (
    <>
      <Box sx={two}>
        <NumberInput source={northField} min={KOREA.south} max={KOREA.north} step={0.000001} />
        <NumberInput source={eastField} min={KOREA.west} max={KOREA.east} step={0.000001} />
      </Box>
      <Suspense fallback={<Loading label="지도를 불러오는 중…" />}>
        <PinMap point={point} onMove={move} />
      </Suspense>
    </>
  )
}
