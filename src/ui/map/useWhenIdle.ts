'use client'
import { useEffect, useState } from 'react'

/** A page that is never idle does not keep the map waiting longer. */
const LATEST_MS = 2500
/** For a browser without `requestIdleCallback`. */
const SOON_MS = 300

/** Whether the browser has had nothing else to do since the page was painted; never while it is rendered. */
export function useWhenIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const start = () => setIdle(true)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(start, SOON_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(start, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
