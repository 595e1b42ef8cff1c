'use client'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { pollEventPath } from '@/domain/plan/paths'
import type { Located } from '@/domain/nearby/byDistance'
import type { PollCount } from '@/domain/plan/pollSchemas'
import { POLL } from '@/messages/site/plan'
import { useSubmit } from '../api/useSubmit'
import { useHydrated } from '../form/useHydrated'
import { formatCount } from '../format/number'
import { buttonClass } from '../kit/buttonClass'
import { OfficeDistance } from '../office/OfficeDistance'
import { restaurantHref } from '../urls/restaurantHref'
import { keepVote, type KeptVote, keptVotes, newVoter } from './keptVotes'
import { sendVote } from './pollRequests'

export interface PollPlaceProps extends Located {
  id: number
  title: string | null
  note: string
}

interface Props {
  token: string
  places: readonly PollPlaceProps[]
  count: PollCount
}

const NONE: readonly KeptVote[] = []

/** Submitting replaces this browser's own votes. */
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
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).getAll('place').map(Number)
    submit({ token, voter: own?.voter ?? newVoter(), places: chosen })
  }
  const most = Math.max(0, ...count.places.map(({ votes }) => votes))
  return (
    <form method="post" onSubmit={onSubmit} aria-label={POLL.places}>
      <p className="text-small text-soft">{count.voters > 0 ? POLL.voters(formatCount(count.voters)) : POLL.nobody}</p>
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
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <button
          type="submit"
          disabled={!ready}
          aria-disabled={isPending}
          className={buttonClass('primary', 'min-h-12 px-8 max-sm:w-full')}
        >
          {isPending ? POLL.voting : own ? POLL.change : POLL.vote}
        </button>
        <p role="status" className="text-small">
          {message}
        </p>
      </div>
    </form>
  )
}

interface RowProps {
  place: PollPlaceProps
  token: string
  votes: number
  isFirst: boolean
  isChosen: boolean
}

function PollRow({ place, token, votes, isFirst, isChosen }: RowProps) {
  const { id, title, note } = place
  if (title === null) return <li className="border-b border-line py-4 text-small text-soft">{POLL.gone}</li>
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-3">
      <label className="-ml-3 flex size-11 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          name="place"
          value={id}
          defaultChecked={isChosen}
          aria-label={title}
          className="size-5 accent-accent"
        />
      </label>
      <p className="min-w-0">
        <a href={restaurantHref(id)} className="font-semibold hover:underline">
          {title}
        </a>
        <span className="block text-small text-soft">
          <OfficeDistance of={place} />
          {note}
        </span>
        <a
          href={pollEventPath(token, id)}
          download
          rel="nofollow"
          aria-label={POLL.calendarOf(title)}
          className="inline-flex min-h-11 items-center text-small font-semibold text-accent hover:underline"
        >
          {POLL.calendar}
        </a>
      </p>
      <p className={`text-lead tabular-nums ${isFirst ? 'font-bold text-accent' : 'text-soft'}`}>
        {POLL.votes(formatCount(votes))}
      </p>
    </li>
  )
}
