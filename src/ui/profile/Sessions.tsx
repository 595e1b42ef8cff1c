'use client'
import { useState } from 'react'
import { type MemberSessions, SESSIONS_PATH } from '@/domain/member/profile'
import { PROFILE, SESSIONS } from '@/messages/site/profile'
import { buttonClass } from '../kit/buttonClass'
import { type ApiResult, NO_CONTENT, requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useToast } from '../toast/ToastProvider'
import { SessionItem } from './SessionItem'
import { EndAllDialog } from './EndAllDialog'
import { RetryNotice } from '../kit/RetryNotice'
import { useMemberQuery } from '../member/useMemberQuery'

async function endSession(id: number): Promise<ApiResult<undefined>> {
  const answered = await requestApi(`${SESSIONS_PATH}/${id}`, { method: 'DELETE' })
  // A session that has already ended counts as success.
  return !answered.ok && answered.code === 'session-not-found' ? NO_CONTENT : answered
}

export function Sessions() {
  const { data, isError, refetch } = useMemberQuery<MemberSessions>(['own-sessions'], SESSIONS_PATH)
  const [asking, setAsking] = useState(false)
  const show = useToast()
  const { submit, pendingInput } = useSubmit(endSession, {
    onSuccess: () => {
      show({ text: SESSIONS.ended })
      return refetch()
    },
    onError: ({ message }) => {
      show({ text: message, tone: 'wrong' })
      return refetch()
    },
  })
  if (isError) return <RetryNotice what={SESSIONS.what} onRetry={() => void refetch()} />
  if (!data) return <p className="text-small text-soft">{PROFILE.loading}</p>
  return (
    <>
      <ul aria-label={SESSIONS.title}>
        {data.data.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isPending={pendingInput === session.id}
            onEnd={() => submit(session.id)}
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
