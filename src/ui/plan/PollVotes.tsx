'use client'
import { type FormEvent, useMemo, useState, useSyncExternalStore } from 'react'
import type { PollCount } from '@/contract/plan'
import { POLL } from '@/messages/site/plan'
import type { Located } from '@/domain/distance'
import { parseStoredList } from '@/domain/storedList'
import { useEventStream } from '../api/eventStream'
import { apiPath } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useHydrated } from '../form/useHydrated'
import { formatCount } from '../format/number'
import { buttonClass } from '../kit/buttonClass'
import { createStoredList } from '../kit/browserStorage'
import { telHref, restaurantHref } from '../urls/restaurantHref'
import { TEXT_LINK } from '../kit/TextLink'
import { OfficeDistance } from '../office/OfficeDistance'
import { readVotes, sendVote } from './poll'

interface PollRowPlace extends Located {
  id: number
  /** null if no longer public */
  title: string | null
  /** kind, price */
  note: string
  address: string | null
  phone: string | null
}

interface PollRowPlaceProps {
  place: PollRowPlace
  token: string
  votes: number
  isFirst: boolean
  isChosen: boolean
}

function PollRow({ place, token, votes, isFirst, isChosen }: PollRowPlaceProps) {
  const { id, title, note, address, phone } = place
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
      <div className="min-w-0 text-small">
        <a href={restaurantHref(id)} className="text-body font-semibold hover:underline">
          {title}
        </a>
        <p className="text-soft">
          <OfficeDistance of={place} />
          {note}
        </p>
        <p className="text-soft">{address}</p>
        <p className="flex flex-wrap gap-x-4">
          {phone && (
            <a href={telHref(phone)} aria-label={POLL.call(title, phone)} className={TEXT_LINK}>
              {phone}
            </a>
          )}
          <a
            href={apiPath('GET /api/v1/polls/{token}/event.ics', { params: { token }, query: { place: id } })}
            download
            rel="nofollow"
            aria-label={POLL.calendarOf(title)}
            className={TEXT_LINK}
          >
            {POLL.calendar}
          </a>
        </p>
      </div>
      <p className={`text-lead tabular-nums ${isFirst ? 'font-bold text-accent' : 'text-soft'}`}>
        {POLL.votes(formatCount(votes))}
      </p>
    </li>
  )
}

/** This browser's votes in a poll, and the secret that allows changing them. */
interface KeptVote {
  token: string
  voter: string
  places: number[]
}

/** Older polls have ended. */
const KEPT_MAX = 30

const isKeptVote = (value: unknown): value is KeptVote =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'voter' in value &&
  typeof value.voter === 'string' &&
  'places' in value &&
  Array.isArray(value.places)

const keptVotes = createStoredList('gonggong-bapsang:poll-votes-1', (kept) => parseStoredList(kept).filter(isKeptVote))

const keepVote = (vote: KeptVote): void =>
  keptVotes.change((votes) => [vote, ...votes.filter(({ token }) => token !== vote.token)].slice(0, KEPT_MAX))

/** 32 random bytes in base64url, so that it cannot be guessed. */
const newVoter = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')

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
  const wasKept = useMemo(() => ready && keptVotes.read().some((one) => one.token === token), [ready, token])
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
  useEventStream(apiPath('GET /api/v1/polls/{token}/events', { params: { token } }), {
    onEvent: () => void readAgain(),
    onStale: () => void readAgain(),
  })
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
      {/* Only the browser knows the earlier choice; without one, ticks from before hydration stay. */}
      <ul key={String(wasKept)} className="mt-2 border-t-[1.5px] border-ink">
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
