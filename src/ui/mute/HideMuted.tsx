'use client'
import { type ReactNode, useState } from 'react'
import { MUTES } from '@/messages/site/comments'
import { useIsMuted } from './useMutes'

interface Props {
  nickname: string | null
  note: string
  children: ReactNode
}

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
