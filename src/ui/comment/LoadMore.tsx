'use client'
import { useEffect, useRef } from 'react'
import { useHydrated } from '../form/useHydrated'
import { buttonClass } from '../kit/buttonClass'
import { COMMENTS } from '@/messages/site/comments'

/** Visible share that counts as seen. */
const SEEN = 0.1

interface Props {
  label: string
  /** the same content as a page, without JavaScript */
  href: string
  isPending: boolean
  /** the last attempt failed: shows the error and waits for a click */
  isFailed: boolean
  onLoad: () => void
  /** loads automatically when scrolled into view */
  onSight?: boolean
}

export function LoadMore({ label, href, isPending, isFailed, onLoad, onSight = false }: Props) {
  const hydrated = useHydrated()
  const place = useRef<HTMLDivElement>(null)
  const load = useRef(onLoad)
  useEffect(() => {
    load.current = onLoad
  })
  const watches = hydrated && onSight && !isPending && !isFailed
  useEffect(() => {
    if (!watches || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load.current()
      },
      { threshold: SEEN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [watches])
  return (
    <div ref={place} className="py-4">
      <div role="alert">{isFailed && <p className="mb-2 text-small font-medium">{COMMENTS.moreFailed}</p>}</div>
      {hydrated ? (
        <button
          type="button"
          aria-disabled={isPending}
          onClick={() => !isPending && onLoad()}
          className={buttonClass('plain', 'w-full aria-disabled:opacity-60')}
        >
          {isPending ? COMMENTS.loading : isFailed ? COMMENTS.retry : label}
        </button>
      ) : (
        <a href={href} className={buttonClass('plain', 'w-full')}>
          {label}
        </a>
      )}
    </div>
  )
}
