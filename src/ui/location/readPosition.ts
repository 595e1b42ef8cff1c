import type { Point } from '@/domain/distance'
import { isInKorea } from '@/domain/nearby/nearPoint'

/** Waits this long for GPS; a one-minute-old position is good enough for walking. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 }

interface Position extends Point {
  /** metres; radius of the 95 % confidence circle */
  accuracy: number
}

type PositionFailure = 'denied' | 'unavailable' | 'unsupported' | 'abroad'
export type PositionResult = { ok: true; position: Position } | { ok: false; failure: PositionFailure }

export function readPosition(): Promise<PositionResult> {
  const { geolocation } = navigator as { geolocation?: Geolocation }
  if (!geolocation) return Promise.resolve({ ok: false, failure: 'unsupported' })
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve(
          isInKorea({ latitude, longitude })
            ? { ok: true, position: { latitude, longitude, accuracy } }
            : { ok: false, failure: 'abroad' },
        ),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ ok: false, failure: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      OPTIONS,
    )
  })
}
