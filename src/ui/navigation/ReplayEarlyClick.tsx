'use client'
import { useEffect } from 'react'
import { takeEarlyClick } from './earlyClicks'

/** Presses the button once more that was pressed before the page's scripts were there. Renders nothing. */
export function ReplayEarlyClick() {
  useEffect(() => takeEarlyClick()?.click(), [])
  return null
}
