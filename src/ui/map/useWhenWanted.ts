'use client'
import { useEffect, useState } from 'react'

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const

/** After this time a passive visitor may still interact. */
const UNASKED_MS = 10_000

/** False until the user interacts or the page has been open for a while, so that expensive work waits. */
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
