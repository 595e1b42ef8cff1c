'use client'
import { useSyncExternalStore } from 'react'

/** Where a list has room for its map: `with-map` in lists.css. */
const WIDE = '(width >= 80rem)'

function watch(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )
