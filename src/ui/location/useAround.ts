import { useRef, useState } from 'react'
import { RADIUS_DEFAULT } from '@/domain/nearby/nearby'
import type { Point } from '@/domain/distance'
import { NEARBY } from '@/messages/site/nearby'
import { type PositionResult, readPosition } from './readPosition'
import { formatDistance } from '../format/distance'

export type AroundFailure = Extract<PositionResult, { ok: false }>['failure'] | 'failed'
export type Position = Extract<PositionResult, { ok: true }>['position']

export type AroundState<Found> =
  | { step: 'idle' | 'locating' | 'loading' }
  | { step: 'failed'; failure: AroundFailure }
  | ({ step: 'found' } & FoundAround<Found>)

interface FoundAround<Found> {
  found: Found
  position: Position
  radius: number
}

/** The last result, in memory while the tab's scripts live; never stored. */
export interface AroundMemory<Found> {
  last: FoundAround<Found> | null
}

/** The position stays in this hook. `load` gets a radius in metres and returns null on failure. */
export function useAround<Found>(
  load: (point: Point, radius: number) => Promise<Found | null>,
  memory: AroundMemory<Found> = { last: null },
) {
  const [state, setState] = useState<AroundState<Found>>(
    memory.last ? { step: 'found', ...memory.last } : { step: 'idle' },
  )
  const [position, setPosition] = useState(memory.last?.position ?? null)
  const [radius, setRadius] = useState(memory.last?.radius ?? RADIUS_DEFAULT)

  const asked = useRef(0)

  const look = async (from: Position, within: number) => {
    const question = ++asked.current
    setRadius(within)
    const found = await load(from, within)
    // A newer request supersedes this one.
    if (question !== asked.current) return
    if (!found) return setState({ step: 'failed', failure: 'failed' })
    memory.last = { found, position: from, radius: within }
    setState({ step: 'found', ...memory.last })
  }
  const locate = async () => {
    setState({ step: 'locating' })
    const read = await readPosition()
    if (!read.ok) return setState({ step: 'failed', failure: read.failure })
    setPosition(read.position)
    setState({ step: 'loading' })
    await look(read.position, radius)
  }
  const lookAgain = (within: number) => position && void look(position, within)
  return { state, radius, isLocated: position !== null, locate: () => void locate(), lookAgain }
}

/** Worse accuracy than this is mentioned, in metres. */
const ACCURACY_TOLD = 200

export const aroundNotes = (accuracy: number, isPartial: boolean): string =>
  [
    accuracy > ACCURACY_TOLD && NEARBY.inaccurate(formatDistance(accuracy)),
    isPartial && NEARBY.partial,
    NEARBY.straight,
  ]
    .filter(Boolean)
    .join(' ')
