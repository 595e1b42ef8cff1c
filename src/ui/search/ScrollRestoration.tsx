'use client'
import { useEffect } from 'react'
import { SCROLL_RESTORE_DELAY_MS, SCROLL_SAVE_DEBOUNCE_MS } from '@/domain/site/site'
import { readStored, sessionArea, writeStored } from '../kit/browserStorage'
import { rememberList } from '../navigation/listTrail'

const KEY = 'regions:scroll'

interface Kept {
  href: string
  y: number
}

function readKept(): Kept | null {
  try {
    const kept: unknown = JSON.parse(readStored(sessionArea, KEY) ?? 'null')
    return kept && typeof kept === 'object' && 'href' in kept && 'y' in kept ? (kept as Kept) : null
  } catch {
    return null
  }
}

/** Restores the scroll position of a list; the browser does so only for its own back button. */
export function ScrollRestoration({ href }: { href: string }) {
  useEffect(() => rememberList(href), [href])
  useEffect(() => {
    let saving: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(saving)
      saving = setTimeout(
        () => writeStored(sessionArea, KEY, JSON.stringify({ href, y: Math.round(window.scrollY) })),
        SCROLL_SAVE_DEBOUNCE_MS,
      )
    }
    const kept = readKept()
    const restoring = setTimeout(() => {
      // Visitors who have begun to read stay where they are.
      if (kept?.href === href && kept.y > 0 && window.scrollY < 8 && !location.hash) window.scrollTo(0, kept.y)
      window.addEventListener('scroll', save, { passive: true })
    }, SCROLL_RESTORE_DELAY_MS)
    return () => {
      clearTimeout(restoring)
      clearTimeout(saving)
      window.removeEventListener('scroll', save)
    }
  }, [href])
  return null
}
