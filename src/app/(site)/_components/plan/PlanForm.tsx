import type { ReactNode } from 'react'
import {
  BUDGET_DEFAULT,
  BUDGET_MAX,
  BUDGET_MIN,
  BUDGET_STEP,
  GROUP_DEFAULT,
  GROUP_MAX,
  GROUP_MIN,
  PLAN_PAGE,
} from '@/domain/plan/plan'
import { OCCASION_FACETS } from '@/domain/expense/occasions'
import { LOCATION_QUERY_MAX } from '@/domain/nearby/nearby'
import { OCCASION_FACET_LABELS } from '@/messages/labels'
import { PLAN } from '@/messages/site/plan'
import { Select } from '@/ui/form/Select'
import { WEEKDAYS } from '@/ui/format/day'
import { PlanFinder } from '@/ui/plan/PlanFinder'
import { NEARBY } from '@/messages/site/nearby'
import { InlineLink } from '@/ui/kit/TextLink'
import { CURRENT_REGIONS } from '@/domain/region/regions'
import { shortProvince } from '@/domain/region/regionNames'
import { PROVINCE_CHOICES } from '@/ui/search/regionChoices'
import type { SearchParams } from '@/ui/urls/readQuery'

const DISTRICTS = PROVINCE_CHOICES.map(({ name }) => ({
  name,
  regions: CURRENT_REGIONS.filter(({ province }) => province === name),
})).filter(({ regions }) => regions.length > 0)

const DistrictField = ({ region }: { region: string }) => (
  <Select name="region" label={PLAN.region} variant="field" defaultValue={region} className="w-full">
    <option value="">{PLAN.chooseRegion}</option>
    {DISTRICTS.map(({ name, regions }) => (
      <optgroup key={name} label={name}>
        {regions.map(({ code, district }) => (
          <option key={code} value={code}>
            {[shortProvince(name), district].filter(Boolean).join(' ')}
          </option>
        ))}
      </optgroup>
    ))}
  </Select>
)

const PointField = ({ near, radius, at }: Record<'radius' | 'at', string | undefined> & { near: string }) => (
  <p className="flex h-12 items-center justify-between gap-2 rounded-field bg-wash px-3.5">
    <span className="min-w-0 truncate">{at ? NEARBY.found(at) : PLAN.nearPoint}</span>
    <input type="hidden" name="near" value={near} />
    {radius && <input type="hidden" name="radius" value={radius} />}
    {at && <input type="hidden" name="at" value={at} />}
    <span className="text-small">
      <InlineLink href={PLAN_PAGE}>{PLAN.byRegion}</InlineLink>
    </span>
  </p>
)

const NAMES = [
  'headcount',
  'per_head_max',
  'region',
  'near',
  'radius',
  'weekday',
  'hour',
  'cuisine',
  'occasion',
  'at',
  'q',
] as const

/** As in the URL; invalid values are shown again for correction. `at` names the point `near`, `q` asks for another. */
export type PlanFields = Partial<Record<(typeof NAMES)[number], string>>

const FIELD =
  'h-12 w-full min-w-0 rounded-field border border-edge bg-card px-3.5 tabular-nums outline-none focus:border-accent'
const HOURS = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="block min-w-0">
    <span className="mb-1.5 block text-small font-semibold">{label}</span>
    {children}
  </label>
)

interface Props {
  fields: PlanFields
  children: ReactNode
}

export function PlanForm({ fields, children }: Props) {
  const { headcount = GROUP_DEFAULT, per_head_max = BUDGET_DEFAULT, region = '', near, radius, weekday, hour } = fields
  const { occasion = '' } = fields
  const group = (
    <>
      <Labelled label={`${PLAN.headcount} (${PLAN.people})`}>
        <input
          name="headcount"
          type="number"
          inputMode="numeric"
          required
          min={GROUP_MIN}
          max={GROUP_MAX}
          defaultValue={headcount}
          className={FIELD}
        />
      </Labelled>
      <Labelled label={`${PLAN.budget} (${PLAN.won})`}>
        <input
          name="per_head_max"
          type="number"
          inputMode="numeric"
          required
          min={BUDGET_MIN}
          max={BUDGET_MAX}
          step={BUDGET_STEP}
          defaultValue={per_head_max}
          className={FIELD}
        />
      </Labelled>
      <div className="col-span-2 min-w-0 md:col-start-1 md:row-start-2">
        <p className="mb-1.5 text-small font-semibold">{PLAN.occasion}</p>
        <Select name="occasion" label={PLAN.occasion} variant="field" defaultValue={occasion} className="w-full">
          <option value="">{PLAN.anyOccasion}</option>
          {OCCASION_FACETS.map((code) => (
            <option key={code} value={code}>
              {OCCASION_FACET_LABELS[code]}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
  const when = (
    <>
      <div className="min-w-0">
        <p className="mb-1.5 text-small font-semibold">{PLAN.weekday}</p>
        <Select name="weekday" label={PLAN.weekday} variant="field" defaultValue={weekday ?? ''} className="w-full">
          <option value="">{PLAN.anyDay}</option>
          {WEEKDAYS.map((day, index) => (
            <option key={day} value={index + 1}>
              {day}요일
            </option>
          ))}
        </Select>
      </div>
      <div className="min-w-0">
        <p className="mb-1.5 text-small font-semibold">{PLAN.hour}</p>
        <Select name="hour" label={PLAN.hour} variant="field" defaultValue={hour ?? ''} className="w-full">
          <option value="">{PLAN.anyDay}</option>
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {PLAN.hourOf(each)}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
  const { at, q } = fields
  const where = (
    <>
      {near && !region ? <PointField near={near} radius={radius} at={at} /> : <DistrictField region={region} />}
      <input
        name="q"
        defaultValue={q}
        maxLength={LOCATION_QUERY_MAX}
        autoComplete="off"
        aria-label={PLAN.orPlace}
        placeholder={PLAN.orPlace}
        className={`mt-2 ${FIELD}`}
      />
    </>
  )
  return (
    <PlanFinder group={group} where={where} when={when}>
      {children}
    </PlanFinder>
  )
}

const LENGTH_MAX = 60

export const readPlanFields = (params: SearchParams): PlanFields =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = [params[name]].flat()[0]?.trim().slice(0, LENGTH_MAX)
      return value ? [[name, value]] : []
    }),
  )
