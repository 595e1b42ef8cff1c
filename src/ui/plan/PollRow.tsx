import type { Located } from '@/domain/nearby/byDistance'
import { pollEventPath } from '@/domain/plan/paths'
import { POLL } from '@/messages/site/plan'
import { formatCount } from '../format/number'
import { telHref } from '../format/telHref'
import { TEXT_LINK } from '../kit/TextLink'
import { OfficeDistance } from '../office/OfficeDistance'
import { restaurantHref } from '../urls/restaurantHref'

export interface PollRowPlace extends Located {
  id: number
  /** null if no longer public */
  title: string | null
  /** kind, price */
  note: string
  address: string | null
  phone: string | null
}

interface Props {
  place: PollRowPlace
  token: string
  votes: number
  isFirst: boolean
  isChosen: boolean
}

export function PollRow({ place, token, votes, isFirst, isChosen }: Props) {
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
            href={pollEventPath(token, id)}
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
