import { useCallback, useEffect, useState } from 'react'

export function useCountdown(initial: number): { left: number; start: (seconds: number) => void } {
  const [total, setTotal] = useState(initial)
  const [left, setLeft] = useState(initial)
  const start = useCallback((seconds: number) => {
    setTotal(seconds)
    setLeft(seconds)
  }, [])
  useEffect(() => {
    if (total === 0) return
    // Uses the clock, because background tabs skip timer ticks.
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
