import { useRef, useState } from 'react'
import { RADIUS_DEFAULT } from '@/domain/nearby/limits'
import type { Point } from '@/domain/metresBetween'
import { type PositionResult, readPosition } from './readPosition'

export type AroundFailure = Extract<PositionResult, { ok: false }>['failure'] | 'failed'
type Position = Extract<PositionResult, { ok: true }>['position']

export type AroundState<Found> =
  | { step: 'idle' | 'locating' | 'loading' }
  | { step: 'failed'; failure: AroundFailure }
  | ({ step: 'found' } & FoundAround<Found>)

interface FoundAround<Found> {
  found: Found
  accuracy: number
  radius: number
}

/** What was found last, for anyone who comes back: it lives as long as the scripts of the tab, and is never stored. */
export interface AroundMemory<Found> {
  last: (FoundAround<Found> & { position: Position }) | null
}

/**
 * Finds what is around the visitor: their position, then the tiles about it. The position stays in this hook.
 * @param load what lies within a radius in metres; null when it could not be loaded
 * @param memory where to begin, and to note what was found
 */
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
    // Anyone who asked again in the meantime waits for that answer.
    if (question !== asked.current) return
    if (!found) return setState({ step: 'failed', failure: 'failed' })
    const { accuracy } = from
    memory.last = { found, accuracy, radius: within, position: from }
    setState({ step: 'found', found, accuracy, radius: within })
  }
  const locate = async () => {
    setState({ step: 'locating' })
    const read = await readPosition()
    if (!read.ok) return setState({ step: 'failed', failure: read.failure })
    setPosition(read.position)
    setState({ step: 'loading' })
    await look(read.position, radius)
  }
  /** Looks from there in another circle, or for something else; what was found stays until that is loaded. */
  const lookAgain = (within: number) => position && void look(position, within)
  return { state, radius, isLocated: position !== null, locate: () => void locate(), lookAgain }
}
