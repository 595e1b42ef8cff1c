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

/**
 * Gives React what was typed, chosen and pressed before the page's scripts were there. Renders nothing. Not within the
 * effect itself: a part that React has not taken over yet is taken over by the first event, unless React is at work.
 */
export function ReplayEarlyInput() {
  useEffect(() => {
    const timer = setTimeout(replay)
    return () => clearTimeout(timer)
  }, [])
  return null
}
