import type { Plan, PlanQuery } from '@/domain/plan/schemas'
import { PLAN } from '@/messages/site/plan'
import { formatCount, formatWon } from '@/ui/format/number'
import { EmptyState } from '@/ui/kit/EmptyState'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { PlannedRow } from './PlannedRow'

/** What was found, the likeliest first, and how it was counted. */
export function PlanResults({ plan: { data, matched }, query }: { plan: Plan; query: PlanQuery }) {
  if (data.length === 0) return <EmptyState title={PLAN.none}>{PLAN.noneAdvice}</EmptyState>
  const how = PLAN.how({
    people: `${formatCount(matched.headcount_min)}~${formatCount(matched.headcount_max)}명`,
    from: formatWon(matched.per_head_min),
    to: formatWon(matched.per_head_max),
  })
  return (
    <section aria-labelledby="found">
      <SectionHeading id="found" title={PLAN.found(formatCount(data.length))} note={how} />
      <ol className="border-t-[1.5px] border-ink">
        {data.map((place) => (
          <li key={place.id} className="border-b border-line py-3">
            <PlannedRow place={place} query={query} />
          </li>
        ))}
      </ol>
    </section>
  )
}
