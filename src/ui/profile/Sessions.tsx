'use client'
import { useState } from 'react'
import type { MemberSessions } from '@/contract/member'
import { PROFILE, SESSIONS } from '@/messages/site/profile'
import { buttonClass } from '../kit/buttonClass'
import { type ApiResult, NO_CONTENT, requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useToast } from '../kit/ToastProvider'
import { RetryNotice } from '../kit/RetryNotice'
import { useMemberQuery } from '../member/useMe'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { formatMoment } from '../format/day'
import { useRedirectHome } from './useRedirectHome'

interface Props {
  session: MemberSessions['data'][number]
  isPending: boolean
  onEnd: () => void
}

/** One session. The current one has no button, because the header can sign out. */
function SessionItem({ session, isPending, onEnd }: Props) {
  const device = session.device || SESSIONS.unknown
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium">
          {device}
          {session.current && (
            <span className="ml-2 rounded-full border border-good/45 px-2 text-note font-semibold text-good">
              {SESSIONS.here}
            </span>
          )}
        </p>
        <p className="text-small text-soft">
          <time dateTime={session.last_seen_at}>{SESSIONS.seen(formatMoment(session.last_seen_at))}</time>
          <span aria-hidden> · </span>
          <time dateTime={session.created_at}>{SESSIONS.since(formatMoment(session.created_at))}</time>
        </p>
      </div>
      {!session.current && (
        <button
          type="button"
          aria-disabled={isPending}
          aria-label={SESSIONS.endOf(device)}
          onClick={onEnd}
          className={buttonClass('plain', 'aria-disabled:opacity-60')}
        >
          {SESSIONS.end}
        </button>
      )}
    </li>
  )
}

function EndAllDialog({ onClose }: { onClose: () => void }) {
  const goHome = useRedirectHome()
  const endAll = async () => {
    const answered = await requestApi('DELETE /api/v1/me/sessions')
    if (!answered.ok && answered.code !== 'unauthenticated') return answered
    await goHome(SESSIONS.endedAll)
    return NO_CONTENT
  }
  return (
    <ConfirmDialog
      title={SESSIONS.endAllAsk}
      note={SESSIONS.endAllNote}
      confirmLabel={SESSIONS.end}
      pendingLabel={SESSIONS.ending}
      cancelLabel={PROFILE.cancel}
      onConfirm={endAll}
      onClose={onClose}
    />
  )
}

async function endSession(id: number): Promise<ApiResult<undefined>> {
  const answered = await requestApi('DELETE /api/v1/me/sessions/{id}', { params: { id } })
  // A session that has already ended counts as success.
  return !answered.ok && answered.code === 'session-not-found' ? NO_CONTENT : answered
}

export function Sessions() {
  const { data, isError, refetch } = useMemberQuery(['own-sessions'], 'GET /api/v1/me/sessions', {})
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
