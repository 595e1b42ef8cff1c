import { pointsOf } from '@/domain/distance'
import { PLAN_SIZE } from '@/domain/plan/plan'
import type { Plan, PlanQuery, GroupQuery, PlannedPlace } from '@/contract/plan'
import { leavesOutCafes } from '@/domain/plan/planRules'
import { PLAN, POLL } from '@/messages/site/plan'
import { CATEGORY_LABELS, OCCASION_FACET_LABELS } from '@/messages/labels'
import { formatCount, formatWon } from '../format/number'
import { EmptyState } from '../kit/EmptyState'
import { SectionHeading } from '../kit/Headings'
import { TEXT_LINK } from '../kit/TextLink'
import { OfficeOrder } from '../office/OfficeOrder'
import { favoritePlace } from '../favorite/favoritePlace'
import { distanceText } from '../format/distance'
import { regionLine } from '../format/placeLine'
import { SoftLink } from '../kit/SoftLink'
import { OfficeDistance } from '../office/OfficeDistance'
import { PlaceSquare } from '../kit/PlacePhoto'
import { RowActions } from '../restaurant/RowActions'
import { restaurantHref } from '../urls/restaurantHref'
import { formatDay, WEEKDAYS } from '../format/day'
import { PollForm } from './PollForm'
import { POLL_FORM_ID } from './poll'

type When = Pick<GroupQuery, 'weekday' | 'hour' | 'occasion'>

/** Why a place: '12명 안팎으로 7번, 1인 28,000원', '회식으로 3번', '금요일 2번', '마지막 2026. 10. 2.', without zero counts. */
export function planReasons(place: PlannedPlace, { weekday, hour, occasion }: When): string[] {
  const { group_count, headcount_median, per_head_median, last_group } = place
  const { timed_count, weekday_count, hour_count, occasion_count } = place
  return [
    PLAN.groups(formatCount(headcount_median), formatCount(group_count), formatWon(per_head_median)),
    occasion !== undefined &&
      occasion_count > 0 &&
      PLAN.asOccasion(OCCASION_FACET_LABELS[occasion], formatCount(occasion_count)),
    weekday !== undefined && weekday_count > 0 && PLAN.onDay(WEEKDAYS[weekday - 1] ?? '', formatCount(weekday_count)),
    hour !== undefined && timed_count === 0 && PLAN.noTime,
    hour !== undefined && hour_count > 0 && PLAN.atHour(hour, formatCount(hour_count)),
    PLAN.last(formatDay(last_group)),
  ].filter((reason) => reason !== false)
}

const PollChoice = ({ id, title, isChosen }: { id: number; title: string; isChosen: boolean }) => (
  <label className="-my-2 -ml-3 flex size-11 shrink-0 cursor-pointer items-center justify-center">
    <input
      type="checkbox"
      name="place"
      form={POLL_FORM_ID}
      value={id}
      defaultChecked={isChosen}
      aria-label={POLL.candidate(title)}
      className="size-5 accent-accent"
    />
  </label>
)

interface PlannedRowProps {
  place: PlannedPlace
  query: GroupQuery
  /** whether it is preselected for the vote */
  isChosen: boolean
}

function PlannedRow({ place, query, isChosen }: PlannedRowProps) {
  const where = place.distance === null ? regionLine(place) : distanceText(place.distance)
  return (
    <li className="planned-row">
      <PollChoice id={place.id} title={place.title} isChosen={isChosen} />
      <PlaceSquare of={place} />
      <h3 className="min-w-0 font-semibold">
        <SoftLink href={restaurantHref(place.id)} className="hover:underline">
          {place.title}
        </SoftLink>
        <span className="ml-2 text-small font-normal whitespace-nowrap text-soft">
          {place.sub_category ?? CATEGORY_LABELS[place.category]}
        </span>
      </h3>
      <RowActions place={favoritePlace(place)} />
      <ul className="inline-list">
        <li>
          <OfficeDistance of={place} />
          {where}
        </li>
        {planReasons(place, query).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </li>
  )
}

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
    <section aria-labelledby="found" className="mt-6">
      <SectionHeading
        id="found"
        title={(data.length < PLAN_SIZE ? PLAN.found : PLAN.likeliest)(formatCount(data.length))}
        note={[
          how,
          query.occasion && PLAN.forOccasion(OCCASION_FACET_LABELS[query.occasion]),
          leavesOutCafes(query) && PLAN.withoutCafes,
        ]
          .filter(Boolean)
          .join(' ')}
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
