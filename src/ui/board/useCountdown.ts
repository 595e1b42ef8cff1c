import { useCallback, useEffect, useState } from 'react'

/**
 * Seconds that are left, counted down each second.
 * @param initial as the server said when it rendered the page
 */
export function useCountdown(initial: number): { left: number; start: (seconds: number) => void } {
  const [total, setTotal] = useState(initial)
  const [left, setLeft] = useState(initial)
  const start = useCallback((seconds: number) => {
    setTotal(seconds)
    setLeft(seconds)
  }, [])
  useEffect(() => {
    if (total === 0) return
    // By the clock: a tab in the background is not called each second.
    const ends = Date.now() + total * 1000
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((ends - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) setTotal(0)
    }, 1000)
    return () => clearInterval(timer)
  }, [total])
  return { left, start }
}
