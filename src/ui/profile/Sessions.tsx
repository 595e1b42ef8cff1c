'use client'
import { useState } from 'react'
import { type MemberSessions, SESSIONS_PATH } from '@/domain/member/profile'
import { PROFILE, SESSIONS } from '@/messages/site/profile'
import { buttonClass } from '../kit/buttonClass'
import { requestApi } from '../api/requestApi'
import { useToast } from '../kit/ToastProvider'
import { SessionItem } from './SessionItem'
import { EndAllDialog } from './EndAllDialog'
import { RetryNotice } from '../kit/RetryNotice'
import { useMemberQuery } from '../member/useMemberQuery'

/** Where a member is signed in, and ending it there or everywhere. */
export function Sessions() {
  const { data, isError, refetch } = useMemberQuery<MemberSessions>(['own-sessions'], SESSIONS_PATH)
  const [asking, setAsking] = useState(false)
  const [ending, setEnding] = useState<number | null>(null)
  const show = useToast()
  const end = async (id: number) => {
    if (ending !== null) return
    setEnding(id)
    const answered = await requestApi(`${SESSIONS_PATH}/${id}`, { method: 'DELETE' })
    setEnding(null)
    // One that ended by itself meanwhile is what was wanted.
    const done = answered.ok || answered.code === 'session-not-found'
    show(done ? { text: SESSIONS.ended } : { text: answered.message, tone: 'wrong' })
    await refetch()
  }
  if (isError) return <RetryNotice what={SESSIONS.what} onRetry={() => void refetch()} />
  if (!data) return <p className="text-small text-soft">{PROFILE.loading}</p>
  return (
    <>
      <ul aria-label={SESSIONS.title}>
        {data.data.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className={buttonClass('plain', 'mt-4')}
      >
        {SESSIONS.endAll}
      </button>
      {asking && <EndAllDialog onClose={() => setAsking(false)} />}
    </>
  )
}
