'use client'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Point } from '@/domain/metresBetween'
import { PLAN_PAGE } from '@/domain/plan/paths'
import { NEARBY } from '@/messages/site/nearby'
import { PLAN } from '@/messages/site/plan'
import { buttonClass } from '../kit/buttonClass'
import { useAround } from '../location/useAround'
import { useLocationConsent } from '../location/useLocationConsent'
import { groupOfForm } from './groupOfForm'
import { loadPlanAround } from './loadPlanAround'
import { PlanAroundField } from './PlanAroundField'
import { PlanPlaceField } from './PlanPlaceField'
import { PlanAroundResults } from './PlanAroundResults'

interface Props {
  group: ReactNode
  where: ReactNode
  when: ReactNode
  children: ReactNode
}

/** The browser reports invalid numbers; the place is checked separately. */
const hasValidNumbers = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('input')].every((input) => input.reportValidity())

/** A plain GET form, unless the visitor searches around their position, which then stays on the device. */
export function PlanFinder({ group, where, when, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isHere, setHere] = useState(false)
  const { state, radius, isLocated, locate, lookAgain } = useAround((point: Point, within: number) =>
    form.current ? loadPlanAround(groupOfForm(form.current), point, within) : Promise.resolve(null),
  )
  /** The field is replaced while its own button has the focus. */
  const choosePlace = (here: boolean) => {
    setHere(here)
    place.current?.focus()
  }
  const { start, dialog } = useLocationConsent(() => {
    choosePlace(true)
    locate()
  })
  const isBusy = state.step === 'locating' || state.step === 'loading'
  const isAround = isHere && (isBusy || isLocated)
  const askHere = () => {
    if (form.current && hasValidNumbers(form.current)) start()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isAround) return
    event.preventDefault()
    if (!isBusy) lookAgain(radius)
  }
  return (
    <>
      <form
        ref={form}
        action={PLAN_PAGE}
        aria-label={PLAN.title}
        onSubmit={onSubmit}
        className="grid max-w-4xl grid-cols-2 gap-3 md:grid-cols-6"
      >
        {group}
        <div ref={place} tabIndex={-1} className="col-span-2 min-w-0 rounded-field outline-offset-4">
          <p className="mb-1.5 text-small font-semibold">{PLAN.region}</p>
          {isAround ? (
            <PlanAroundField radius={radius} onRadius={lookAgain} onLeave={() => choosePlace(false)} />
          ) : (
            <PlanPlaceField onHere={askHere}>{where}</PlanPlaceField>
          )}
        </div>
        {when}
        <button
          type="submit"
          className={buttonClass('primary', 'col-span-2 min-h-12 md:col-span-6 md:justify-self-start md:px-10')}
        >
          {PLAN.find}
        </button>
      </form>
      {dialog}
      <div className="mt-10">
        {isHere && isBusy && (
          <p role="status" className="animate-pulse text-small text-soft">
            {state.step === 'locating' ? NEARBY.locating : NEARBY.loading}
          </p>
        )}
        {isHere && state.step === 'failed' && (
          <p role="alert" className="mb-6 rounded-box border border-line bg-wash px-5 py-4 text-small">
            {NEARBY[state.failure]}
          </p>
        )}
        {isAround ? state.step === 'found' && <PlanAroundResults {...state} /> : children}
      </div>
    </>
  )
}
