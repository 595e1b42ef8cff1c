import type { MemberSessions } from '@/domain/member/profile'
import { SESSIONS } from '@/messages/site/profile'
import { formatMoment } from '../format/moment'
import { buttonClass } from '../kit/buttonClass'

interface Props {
  session: MemberSessions['data'][number]
  isPending: boolean
  onEnd: () => void
}

/** One session. The current one has no button, because the header can sign out. */
export function SessionItem({ session, isPending, onEnd }: Props) {
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
