import type { GroupQuery, PlannedPlace } from '@/domain/plan/schemas'
import { PLAN } from '@/messages/site/plan'
import { formatDay, WEEKDAYS } from '../format/day'
import { formatCount, formatWon } from '../format/number'

type When = Pick<GroupQuery, 'weekday' | 'hour'>

/** The reasons for a place: '12명 안팎으로 7번, 1인 28,000원', '금요일 2번', '마지막 2026. 10. 2.'. Zero counts are left out. */
export function planReasons(place: PlannedPlace, { weekday, hour }: When): string[] {
  const { group_count, headcount_median, per_head_median, timed_count, weekday_count, hour_count, last_group } = place
  return [
    PLAN.groups(formatCount(headcount_median), formatCount(group_count), formatWon(per_head_median)),
    weekday !== undefined && weekday_count > 0 && PLAN.onDay(WEEKDAYS[weekday - 1] ?? '', formatCount(weekday_count)),
    hour !== undefined && timed_count === 0 && PLAN.noTime,
    hour !== undefined && hour_count > 0 && PLAN.atHour(hour, formatCount(hour_count)),
    PLAN.last(formatDay(last_group)),
  ].filter((reason) => reason !== false)
}
