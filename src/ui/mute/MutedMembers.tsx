'use client'
import { koreanDay } from '@/domain/koreanDay'
import { MUTES } from '@/messages/site/comments'
import { PROFILE } from '@/messages/site/profile'
import { useSubmit } from '../api/useSubmit'
import { formatDay } from '../format/day'
import { buttonClass } from '../kit/buttonClass'
import { RetryNotice } from '../kit/RetryNotice'
import { useToast } from '../kit/ToastProvider'
import { useChangeMute, useMutes } from './useMutes'

export function MutedMembers() {
  const { data, isError, refetch } = useMutes()
  const change = useChangeMute()
  const toast = useToast()
  const { submit, pendingInput } = useSubmit((nickname: string) => change(nickname, false), {
    onSuccess: (_, nickname) => toast({ text: MUTES.unmuted(nickname) }),
    onError: ({ message }) => toast({ text: message, tone: 'wrong' }),
  })
  if (isError) return <RetryNotice what={MUTES.what} onRetry={() => void refetch()} />
  if (!data) return <p className="text-small text-soft">{PROFILE.loading}</p>
  if (data.data.length === 0) return <p className="text-small text-soft">{MUTES.none}</p>
  return (
    <ul aria-label={MUTES.title}>
      {data.data.map(({ nickname, since }) => (
        <li key={nickname} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2 first:pt-0">
          <p className="min-w-0 flex-1">
            <bdi className="font-semibold">{nickname}</bdi>
            <span className="ml-2 text-note text-soft">{MUTES.since(formatDay(koreanDay(new Date(since))))}</span>
          </p>
          <button
            type="button"
            aria-label={MUTES.unmuteOf(nickname)}
            aria-disabled={pendingInput === nickname}
            onClick={() => submit(nickname)}
            className={buttonClass('plain', 'aria-disabled:opacity-60')}
          >
            {MUTES.unmute}
          </button>
        </li>
      ))}
    </ul>
  )
}
