'use client'
import { useState } from 'react'
import { type MemberSessions, SESSIONS_PATH } from '@/domain/member/profile'
import { PROFILE, SESSIONS } from '@/messages/profile'
import { buttonClass } from '../layout/buttonClass'
import { callApi } from '../member/callApi'
import { useToast } from '../toast/ToastScope'
import { DeviceItem } from './DeviceItem'
import { EndAllDialog } from './EndAllDialog'
import { OwnFailure } from './OwnFailure'
import { useOwn } from './useOwn'

/** Where a member is signed in, and ending it there or everywhere. */
export function Devices() {
  const { data, isError, refetch } = useOwn<MemberSessions>(['own-sessions'], SESSIONS_PATH)
  const [asking, setAsking] = useState(false)
  const [ending, setEnding] = useState<number | null>(null)
  const show = useToast()
  const end = async (id: number) => {
    if (ending !== null) return
    setEnding(id)
    const answered = await callApi(`${SESSIONS_PATH}/${id}`, { method: 'DELETE' })
    setEnding(null)
    // One that ended by itself meanwhile is what was wanted.
    const done = answered.ok || answered.code === 'session-not-found'
    show(done ? { text: SESSIONS.ended } : { text: answered.message, tone: 'wrong' })
    await refetch()
  }
  if (isError) return <OwnFailure what={SESSIONS.what} onRetry={() => void refetch()} />
  if (!data) return <p className="text-small text-soft">{PROFILE.loading}</p>
  return (
    <>
      <ul aria-label={SESSIONS.title}>
        {data.data.map((session) => (
          <DeviceItem key={session.id} session={session} busy={ending === session.id} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)} className={buttonClass('plain', 'mt-4')}>
        {SESSIONS.endAll}
      </button>
      {asking && <EndAllDialog onClose={() => setAsking(false)} />}
    </>
  )
}
