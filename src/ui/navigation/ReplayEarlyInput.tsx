'use client'
import { useEffect } from 'react'
import { takeEarlyInput } from './earlyInput'
import { replayField } from './replayField'
import { restoredTexts } from './restoredTexts'

function replay(): void {
  const { button, fields } = takeEarlyInput()
  for (const [field, entry] of [...restoredTexts(fields), ...fields]) replayField(field, entry)
  button?.click()
}

/** Outside the effect itself: the first event hydrates a pending boundary only while React is idle. */
export function ReplayEarlyInput() {
  useEffect(() => {
    const timer = setTimeout(replay)
    return () => clearTimeout(timer)
  }, [])
  return null
}
