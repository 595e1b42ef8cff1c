'use client'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Point } from '@/domain/distance'
import { OCCASION_FACETS } from '@/domain/expense/occasions'
import { PLAN_PAGE, PLAN_SIZE } from '@/domain/plan/plan'
import { NEARBY } from '@/messages/site/nearby'
import { PLAN } from '@/messages/site/plan'
import type { GroupQuery, Plan } from '@/contract/plan'
import { countServed, type CuisineCode } from '@/domain/place/lexicon/cuisineChips'
import { servesGroup, groupRange, planAround } from '@/domain/plan/planRules'
import { buttonClass } from '../kit/buttonClass'
import { type Position, useAround, aroundNotes } from '../location/useAround'
import { useLocationConsent } from '../location/useLocationConsent'
import { Icon } from '../kit/Icon'
import { TEXT_LINK } from '../kit/TextLink'
import { RadiusSelect } from '../location/RadiusSelect'
import { CuisineButtons } from '../search/Cuisines'
import { loadTile, loadTilesAround } from '../location/loadTiles'
import { PlanResults } from './PlanResults'

interface PlanAround {
  plan: Plan
  query: GroupQuery
  isPartial: boolean
}

const fieldsOf = ({ headcount, per_head_max, weekday, hour, occasion }: GroupQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ headcount, per_head_max, weekday, hour, occasion }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

/** Requests only map tiles and measures distances here. `radius` in metres; null if a tile could not be loaded. */
async function loadPlanAround(query: GroupQuery, point: Point, radius: number): Promise<PlanAround | null> {
  const tiles = await loadTilesAround(point, radius, ({ x, y }) =>
    loadTile('GET /api/v1/tiles/{x}/{y}/plan', { params: { x, y }, query: fieldsOf(query) }),
  )
  if (!tiles) return null
  return {
    plan: { data: planAround(point, radius, tiles), matched: groupRange(query.headcount, query.per_head_max) },
    query,
    isPartial: tiles.some(({ is_partial }) => is_partial),
  }
}

interface PlanAroundResultsProps {
  found: PlanAround
  position: Position
}

function PlanAroundResults({ found: { plan, query, isPartial }, position }: PlanAroundResultsProps) {
  const [cuisine, setCuisine] = useState<CuisineCode>()
  const wanted = { ...query, cuisine }
  const data = plan.data.filter((place) => servesGroup(place, wanted)).slice(0, PLAN_SIZE)
  return (
    <>
      <CuisineButtons chosen={cuisine} counts={countServed(plan.data)} onChoose={setCuisine} />
      <PlanResults
        key={[...Object.values(query), cuisine].join()}
        plan={{ data, matched: plan.matched }}
        query={wanted}
      />
      <p className="mt-6 text-note text-faint">{aroundNotes(position.accuracy, isPartial)}</p>
    </>
  )
}

interface PlanAroundFieldProps {
  radius: number
  onRadius: (radius: number) => void
  onLeave: () => void
}

const PlanAroundField = ({ radius, onRadius, onLeave }: PlanAroundFieldProps) => (
  <>
    <div className="flex h-12 items-center justify-between gap-2 rounded-field bg-wash pr-1 pl-3.5">
      <span className="min-w-0 truncate">{PLAN.here}</span>
      <RadiusSelect value={radius} onChange={onRadius} />
    </div>
    <div className="flex flex-wrap gap-x-4 text-small">
      <button type="button" onClick={onLeave} className={TEXT_LINK}>
        {PLAN.byRegion}
      </button>
    </div>
  </>
)

/** Empty fields are left out. The browser has validated the numbers. */
function groupOfForm(form: HTMLFormElement): GroupQuery {
  const given = new FormData(form)
  const read = (name: Exclude<keyof GroupQuery, 'occasion'>): number | undefined => {
    const value = given.get(name)
    return typeof value === 'string' && value !== '' ? Number(value) : undefined
  }
  const occasion = given.get('occasion')
  return {
    headcount: read('headcount') ?? 0,
    per_head_max: read('per_head_max') ?? 0,
    weekday: read('weekday'),
    hour: read('hour'),
    occasion: OCCASION_FACETS.find((code) => code === occasion),
  }
}

const PlanPlaceField = ({ onHere, children }: { onHere: () => void; children: ReactNode }) => (
  <>
    {children}
    <div className="flex flex-wrap gap-x-4 text-small">
      <button type="button" onClick={onHere} className={TEXT_LINK}>
        <Icon name="pin" className="size-4" />
        {PLAN.here}
      </button>
    </div>
  </>
)

/** Below the day and the hour, or on a desktop in the row of the fields, below the height of their labels. */
const SUBMIT =
  'col-span-2 min-h-12 md:col-start-5 md:row-start-2 md:self-start ' +
  'lg:col-span-1 lg:col-start-7 lg:row-start-1 lg:mt-[1.825rem]'

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
        className="grid grid-cols-2 gap-3 md:grid-cols-6 lg:grid-cols-7"
      >
        {group}
        <div ref={place} tabIndex={-1} className="col-span-2 min-w-0 rounded-field outline-offset-4 md:row-span-2">
          <p className="mb-1.5 text-small font-semibold">{PLAN.region}</p>
          {isAround ? (
            <PlanAroundField radius={radius} onRadius={lookAgain} onLeave={() => choosePlace(false)} />
          ) : (
            <PlanPlaceField onHere={askHere}>{where}</PlanPlaceField>
          )}
        </div>
        {when}
        <button type="submit" className={buttonClass('primary', SUBMIT)}>
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
