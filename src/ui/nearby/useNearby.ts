import { useState } from 'react'
import { RADIUS_DEFAULT } from '@/domain/nearby/limits'
import { loadNearby, type NearbyPlace } from '../location/loadTiles'
import { type PositionResult, readPosition } from '../location/readPosition'

type Failure = Extract<PositionResult, { ok: false }>['failure'] | 'failed'
type Position = Extract<PositionResult, { ok: true }>['position']

type NearbyState =
  | { step: 'idle' | 'locating' | 'loading' }
  | { step: 'failed'; failure: Failure }
  | { step: 'found'; places: readonly NearbyPlace[]; isPartial: boolean; accuracy: number; radius: number }

/** Finds what is around the visitor: their position, then the tiles about it. The position stays in this hook. */
export function useNearby() {
  const [state, setState] = useState<NearbyState>({ step: 'idle' })
  const [position, setPosition] = useState<Position | null>(null)
  const radius = state.step === 'found' ? state.radius : RADIUS_DEFAULT

  const load = async (from: Position, within: number) => {
    const loaded = await loadNearby(from, within)
    setState(
      loaded
        ? { step: 'found', ...loaded, accuracy: from.accuracy, radius: within }
        : { step: 'failed', failure: 'failed' },
    )
  }
  const locate = async () => {
    setState({ step: 'locating' })
    const read = await readPosition()
    if (!read.ok) return setState({ step: 'failed', failure: read.failure })
    setPosition(read.position)
    setState({ step: 'loading' })
    await load(read.position, radius)
  }
  /** Looks in another circle; what was found stays until that is loaded. */
  const changeRadius = (within: number) => position && void load(position, within)
  return { state, locate: () => void locate(), changeRadius }
}
