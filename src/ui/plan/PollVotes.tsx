'use client'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { pollEventsPath } from '@/domain/plan/paths'
import type { PollCount } from '@/domain/plan/pollSchemas'
import { POLL } from '@/messages/site/plan'
import { useEventStream } from '../api/useEventStream'
import { useSubmit } from '../api/useSubmit'
import { useHydrated } from '../form/useHydrated'
import { formatCount } from '../format/number'
import { buttonClass } from '../kit/buttonClass'
import { keepVote, type KeptVote, keptVotes, newVoter } from './keptVotes'
import { PollRow, type PollRowPlace } from './PollRow'
import { readVotes, sendVote } from './pollRequests'

interface Props {
  token: string
  places: readonly PollRowPlace[]
  count: PollCount
}

const NONE: readonly KeptVote[] = []

/** On a phone at the lower edge, whichever place is being read. */
const BAR =
  'flex flex-wrap items-center gap-x-3 gap-y-1 py-3 max-sm:sticky max-sm:bottom-0 max-sm:-mx-gap max-sm:border-t ' +
  'max-sm:border-line max-sm:bg-paper max-sm:px-gap max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mt-2'

/** Submitting replaces this browser's own votes; others' appear as they come. */
export function PollVotes({ token, places, count: first }: Props) {
  const ready = useHydrated()
  const own = useSyncExternalStore(keptVotes.subscribe, keptVotes.read, () => NONE).find((one) => one.token === token)
  const [count, setCount] = useState(first)
  const [message, setMessage] = useState('')
  const { submit, isPending } = useSubmit(sendVote, {
    onSuccess: (counted, { voter, places: chosen }) => {
      keepVote({ token, voter, places: chosen })
      setCount(counted)
      setMessage(chosen.length ? POLL.voted : POLL.withdrawn)
    },
    onError: (error) => setMessage(error.message),
  })
  const readAgain = async () => {
    const answer = await readVotes(token)
    if (answer.ok) setCount(answer.data)
  }
  useEventStream(pollEventsPath(token), { onEvent: () => void readAgain(), onStale: () => void readAgain() })
  const hasVoted = own !== undefined && own.places.length > 0
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).getAll('place').map(Number)
    if (chosen.length === 0 && !hasVoted) setMessage(POLL.tickSome)
    else submit({ token, voter: own?.voter ?? newVoter(), places: chosen })
  }
  const most = Math.max(0, ...count.places.map(({ votes }) => votes))
  return (
    <form method="post" onSubmit={onSubmit} aria-label={POLL.places}>
      <p role="status" className="text-small text-soft">
        {count.voters > 0 ? POLL.voters(formatCount(count.voters)) : POLL.nobody}
      </p>
      {/* Only the browser knows the earlier choice. */}
      <ul key={String(ready)} className="mt-2 border-t-[1.5px] border-ink">
        {places.map((place) => {
          const votes = count.places.find(({ id }) => id === place.id)?.votes ?? 0
          return (
            <PollRow
              key={place.id}
              place={place}
              token={token}
              votes={votes}
              isFirst={votes > 0 && votes === most}
              isChosen={own?.places.includes(place.id) ?? false}
            />
          )
        })}
      </ul>
      <div className={BAR}>
        <button
          type="submit"
          disabled={!ready}
          aria-disabled={isPending}
          className={buttonClass('primary', 'min-h-12 px-8 max-sm:w-full')}
        >
          {isPending ? POLL.voting : hasVoted ? POLL.change : POLL.vote}
        </button>
        <p role="status" className="text-small font-medium">
          {message}
        </p>
      </div>
    </form>
  )
}
