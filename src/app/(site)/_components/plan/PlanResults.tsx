import type { Plan, PlanQuery } from '@/domain/plan/schemas'
import { PLAN } from '@/messages/site/plan'
import { formatCount, formatWon } from '@/ui/format/number'
import { EmptyState } from '@/ui/kit/EmptyState'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { PollForm } from '@/ui/plan/PollForm'
import { PollChoice } from './PollChoice'
import { PlannedRow } from './PlannedRow'

/** Of so many the group chooses unless it is told otherwise. */
const CHOSEN = 3

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
      <PollForm headcount={query.headcount} budget={query.per_head_max} weekday={query.weekday} hour={query.hour}>
        <ol className="border-t-[1.5px] border-ink">
          {data.map((place, index) => (
            <li key={place.id} className="flex gap-2 border-b border-line py-3">
              <PollChoice id={place.id} title={place.title} isChosen={index < CHOSEN} />
              <PlannedRow place={place} query={query} />
            </li>
          ))}
        </ol>
      </PollForm>
    </section>
  )
}
