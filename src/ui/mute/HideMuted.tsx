'use client'
import { type ReactNode, useState } from 'react'
import { MUTES } from '@/messages/site/comments'
import { useIsMuted } from './useMutes'

interface Props {
  /** the author; null if the author is not named */
  nickname: string | null
  /** what is hidden */
  note: string
  children: ReactNode
}

/** Hides content by a muted author until the member asks to see it. */
export function HideMuted({ nickname, note, children }: Props) {
  const isMuted = useIsMuted(nickname)
  const [shown, setShown] = useState(false)
  if (!isMuted || shown) return children
  return (
    <p className="relative flex flex-wrap items-center gap-x-3 text-small text-faint">
      {note}
      <button
        type="button"
        onClick={() => setShown(true)}
        className="min-h-11 font-medium text-soft underline underline-offset-3 hover:text-ink"
      >
        {MUTES.show}
      </button>
    </p>
  )
}
