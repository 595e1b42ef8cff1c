import { pointsOf } from '@/domain/nearby/byDistance'
import { PLAN_SIZE } from '@/domain/plan/limits'
import type { Plan, PlanQuery } from '@/domain/plan/schemas'
import { leavesOutCafes } from '@/domain/plan/servesGroup'
import { PLAN, POLL } from '@/messages/site/plan'
import { formatCount, formatWon } from '../format/number'
import { EmptyState } from '../kit/EmptyState'
import { SectionHeading } from '../kit/SectionHeading'
import { TEXT_LINK } from '../kit/TextLink'
import { OfficeOrder } from '../office/OfficeOrder'
import { PollForm } from './PollForm'
import { POLL_FORM_ID } from './pollFormId'
import { PlannedRow } from './PlannedRow'

/** Number of places that are preselected for the vote. */
const CHOSEN = 3

interface Props {
  plan: Plan
  query: PlanQuery
  /** the point in the URL that the results are around */
  near?: string | undefined
}

export function PlanResults({ plan: { data, matched }, query, near }: Props) {
  if (data.length === 0) return <EmptyState title={PLAN.none}>{PLAN.noneAdvice}</EmptyState>
  const how = PLAN.how({
    people: `${formatCount(matched.headcount_min)}~${formatCount(matched.headcount_max)}명`,
    from: formatWon(matched.per_head_min),
    to: formatWon(matched.per_head_max),
  })
  return (
    <section aria-labelledby="found">
      <SectionHeading
        id="found"
        title={(data.length < PLAN_SIZE ? PLAN.found : PLAN.likeliest)(formatCount(data.length))}
        note={leavesOutCafes(query) ? `${how} ${PLAN.withoutCafes}` : how}
        aside={
          <a href={`#${POLL_FORM_ID}`} className={TEXT_LINK}>
            {POLL.together}
          </a>
        }
      />
      <OfficeOrder
        list="plan"
        usual={PLAN.order}
        points={pointsOf(data)}
        data-near={near}
        className="border-t-[1.5px] border-ink"
      >
        {data.map((place, index) => (
          <PlannedRow key={place.id} place={place} query={query} isChosen={index < CHOSEN} />
        ))}
      </OfficeOrder>
      <PollForm headcount={query.headcount} budget={query.per_head_max} weekday={query.weekday} hour={query.hour} />
    </section>
  )
}
