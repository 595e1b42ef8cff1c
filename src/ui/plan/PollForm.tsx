'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { nextDay, POLL_PLACES_MAX } from '@/domain/plan/plan'
import { PLAN, POLL } from '@/messages/site/plan'
import { useSubmit } from '../api/useSubmit'
import { Select } from '../form/Select'
import { useHydrated } from '../form/useHydrated'
import { buttonClass } from '../kit/buttonClass'
import { NeedsScripts } from '../kit/NeedsScripts'
import { POLL_FORM_ID, openPoll } from './poll'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const HOUR_DEFAULT = 18

interface Props {
  headcount: number
  budget: number
  weekday: number | undefined
  hour: number | undefined
}

function problemOf(places: readonly number[], day: string): string | null {
  if (places.length === 0) return POLL.chooseSome
  if (places.length > POLL_PLACES_MAX) return POLL.chooseFewer(POLL_PLACES_MAX)
  return day === '' ? POLL.chooseDay : null
}

export function PollForm({ headcount, budget, weekday, hour = HOUR_DEFAULT }: Props) {
  const router = useRouter()
  const ready = useHydrated()
  const [message, setMessage] = useState<string | null>(null)
  const { submit, isPending } = useSubmit(openPoll, {
    leavesPage: true,
    onSuccess: ({ page }) => router.push(page),
    onError: (error) => setMessage(error.message),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = form.get('day')
    const [places, day] = [form.getAll('place').map(Number), typeof given === 'string' ? given : '']
    const problem = problemOf(places, day)
    setMessage(problem)
    if (!problem) submit({ places, headcount, per_head_max: budget, day, hour: Number(form.get('hour')) })
  }
  return (
    // Submitted by script only.
    <form
      id={POLL_FORM_ID}
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={POLL.open}
      className="mt-6 rounded-field bg-wash px-4 py-4 sm:px-5"
    >
      {/* They fill in the date. */}
      <NeedsScripts />
      <p className="text-small text-soft">{POLL.choose(POLL_PLACES_MAX)}</p>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <input
          // The page is cached for everyone, so the browser determines the next date.
          key={String(ready)}
          type="date"
          name="day"
          required
          aria-label={POLL.day}
          // oxlint-disable-next-line react/purity -- read once the browser has taken over
          defaultValue={ready ? nextDay(weekday, new Date()) : ''}
          className="h-12 min-w-0 rounded-field border border-edge bg-card px-3.5"
        />
        <Select name="hour" label={PLAN.hour} variant="field" defaultValue={hour}>
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {PLAN.hourOf(each)}
            </option>
          ))}
        </Select>
        <button
          type="submit"
          disabled={!ready}
          aria-disabled={isPending}
          className={buttonClass('primary', 'min-h-12 px-6 max-sm:w-full')}
        >
          {isPending ? POLL.opening : POLL.open}
        </button>
      </div>
      <p role="alert" className="mt-2 text-small font-medium empty:hidden">
        {message}
      </p>
    </form>
  )
}
