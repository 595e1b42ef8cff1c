import type { ReactNode } from 'react'
import {
  BUDGET_DEFAULT,
  BUDGET_MAX,
  BUDGET_MIN,
  BUDGET_STEP,
  GROUP_DEFAULT,
  GROUP_MAX,
  GROUP_MIN,
} from '@/domain/plan/limits'
import { PLAN_PAGE } from '@/domain/plan/paths'
import { CURRENT_REGIONS } from '@/domain/region/regions'
import { PROVINCES } from '@/domain/region/provinces.data'
import { shortProvince } from '@/domain/region/shortProvince'
import { PLAN } from '@/messages/site/plan'
import { Select } from '@/ui/form/Select'
import { WEEKDAYS } from '@/ui/format/day'
import { buttonClass } from '@/ui/kit/buttonClass'
import { InlineLink } from '@/ui/kit/TextLink'

/** As they stand in the address; what is wrong is shown again to be mended. */
export type PlanFields = Partial<
  Record<'headcount' | 'per_head_max' | 'region' | 'near' | 'radius' | 'weekday' | 'hour', string>
>

const FIELD =
  'h-12 w-full min-w-0 rounded-field border border-edge bg-card px-3.5 tabular-nums outline-none focus:border-accent'
const HOURS = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]

const DISTRICTS = PROVINCES.map(({ name }) => ({
  name,
  regions: CURRENT_REGIONS.filter(({ province }) => province === name),
})).filter(({ regions }) => regions.length > 0)

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="block min-w-0">
    <span className="mb-1.5 block text-small font-semibold">{label}</span>
    {children}
  </label>
)

/** How many, how much, where and when; a plain GET form. */
export function PlanForm({ fields }: { fields: PlanFields }) {
  const { headcount = GROUP_DEFAULT, per_head_max = BUDGET_DEFAULT, region = '', near, radius, weekday, hour } = fields
  return (
    <form action={PLAN_PAGE} aria-label={PLAN.title} className="grid max-w-4xl grid-cols-2 gap-3 md:grid-cols-6">
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
      <div className="col-span-2 min-w-0">
        <p className="mb-1.5 text-small font-semibold">{PLAN.region}</p>
        {near && !region ? (
          <p className="flex h-12 items-center rounded-field bg-wash px-3.5">
            {PLAN.nearPoint}
            <input type="hidden" name="near" value={near} />
            {radius && <input type="hidden" name="radius" value={radius} />}
          </p>
        ) : (
          <Select name="region" label={PLAN.region} variant="field" required defaultValue={region} className="w-full">
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
        )}
        <p className="mt-1 text-note">
          {near && !region ? (
            <InlineLink href={PLAN_PAGE}>{PLAN.byRegion}</InlineLink>
          ) : (
            <InlineLink href="/nearby">{PLAN.byAddress}</InlineLink>
          )}
        </p>
      </div>
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
      <button
        type="submit"
        className={buttonClass('primary', 'col-span-2 min-h-12 md:col-span-6 md:justify-self-start md:px-10')}
      >
        {PLAN.find}
      </button>
    </form>
  )
}
