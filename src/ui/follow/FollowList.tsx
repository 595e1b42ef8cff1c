'use client'
import { koreanDay } from '@/domain/koreanDay'
import { FOLLOWS } from '@/messages/site/follows'
import { MUTES } from '@/messages/site/comments'
import { formatDay } from '../format/day'
import { buttonClass } from '../kit/buttonClass'
import { RetryNotice } from '../kit/RetryNotice'
import { useChangeFollow, useFollows } from './useFollow'

/** What a member follows, with a way to stop each. */
export function FollowList() {
  const { data, isError, refetch } = useFollows()
  const { change, pendingInput } = useChangeFollow()
  if (isError) return <RetryNotice what={FOLLOWS.what} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <section aria-labelledby="follows" className="mt-7">
      <h3 id="follows" className="font-semibold">
        {FOLLOWS.title}
      </h3>
      <p className="text-small text-soft">{FOLLOWS.note}</p>
      {data.data.length === 0 && <p className="mt-2 text-small">{FOLLOWS.none}</p>}
      <ul aria-label={FOLLOWS.title} className="mt-2">
        {data.data.map((one) => (
          <li key={`${one.kind} ${one.target}`} className="flex items-center gap-x-4 border-b border-line py-2">
            <p className="min-w-0 flex-1">
              {one.kind === 'agency' ? (
                <a href={`/agencies/${one.target}`} className="font-semibold hover:text-accent hover:underline">
                  {one.name}
                </a>
              ) : (
                <span className="font-semibold">{one.name}</span>
              )}
              <span className="block text-note text-soft">
                {FOLLOWS.kinds[one.kind]} · {MUTES.since(formatDay(koreanDay(new Date(one.since))))}
              </span>
            </p>
            <button
              type="button"
              aria-label={FOLLOWS.unfollowOf(one.name)}
              aria-disabled={pendingInput?.target === one.target && pendingInput.kind === one.kind}
              onClick={() => change(one, false)}
              className={buttonClass('plain', 'shrink-0 aria-disabled:opacity-60')}
            >
              {FOLLOWS.unfollow}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
