'use client'
import { useEffect, useState } from 'react'

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const

/** Anyone who only looks for so long may yet touch it. */
const UNASKED_MS = 10_000

/**
 * Whether somebody has begun to do something on the page, or it has been open for a while: what costs the processor
 * much waits for that. Never while it is rendered.
 * @param isAwaited it was asked for already
 */
export function useWhenWanted(isAwaited: boolean): boolean {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const start = () => setWanted(true)
    const timer = setTimeout(start, isAwaited ? 0 : UNASKED_MS)
    for (const sign of SIGNS) addEventListener(sign, start, { passive: true, once: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, start)
    }
  }, [isAwaited])
  return isWanted
}
