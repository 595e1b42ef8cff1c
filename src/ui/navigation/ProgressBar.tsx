'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { PROGRESS_TIMEOUT_MS } from '@/domain/http/limits'
import { clickOn, endProgress, isUnderProgress, leadsOn, startProgress, subscribeToProgress } from './progress'

function onClick(event: MouseEvent): void {
  const click = clickOn(event)
  if (click && !click.link.hasAttribute('aria-haspopup') && leadsOn(click, location.href)) startProgress()
}

export function ProgressBar() {
  const [path, params] = [usePathname(), useSearchParams()]
  const shown = useSyncExternalStore(subscribeToProgress, isUnderProgress, () => false)
  useEffect(() => {
    // Runs in the capture phase, before any handler that may stop the event.
    document.addEventListener('click', onClick, true)
    // A page restored from the back/forward cache still shows its old progress.
    window.addEventListener('pageshow', endProgress)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('pageshow', endProgress)
    }
  }, [])
  useEffect(() => endProgress(), [path, params])
  useEffect(() => {
    if (!shown) return undefined
    const giveUp = setTimeout(endProgress, PROGRESS_TIMEOUT_MS)
    return () => clearTimeout(giveUp)
  }, [shown])
  if (!shown) return null
  return (
    <div role="progressbar" aria-label="페이지를 불러오는 중" className="fixed inset-x-0 top-0 z-50 h-[3px]">
      <div className="progress-line h-full bg-accent" />
    </div>
  )
}
