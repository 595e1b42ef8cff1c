import type { RestaurantDetail } from '@/domain/directory/schemas'
import { HeatChart } from '@/ui/chart/HeatChart'
import { MonthChart } from '@/ui/chart/MonthChart'
import { MONTHS_SHOWN } from '@/ui/chart/monthBars'
import { PerHead } from '@/ui/chart/PerHead'
import { formatMonth } from '@/ui/format/day'
import { formatCount, formatShare } from '@/ui/format/number'
import { DETAIL } from '@/messages/site/detail'
import { SectionHeading } from '@/ui/kit/SectionHeading'

/** Fewer visits are easier to read in the list than in three charts. */
export const CHART_VISITS_MIN = 3
/** Charts of fewer visits show no pattern and are folded. */
const CHART_VISITS_OPEN = 30

type Figures = Pick<RestaurantDetail, 'months' | 'hours' | 'per_head' | 'visit_count' | 'time_unknown_count'>

interface Props {
  of: Figures
  /** months with any record */
  collected: readonly string[]
}

export function VisitTimes({ of, collected }: Props) {
  const { months, hours, per_head, visit_count, time_unknown_count } = of
  if (visit_count < CHART_VISITS_MIN) return null
  const shown = months.slice(-MONTHS_SHOWN)
  const [from, to] = [shown[0]?.month, shown[shown.length - 1]?.month]
  const unknown = time_unknown_count > 0 && `시간 미공개 ${formatShare(time_unknown_count / visit_count)}`
  const charts = (
    <>
      <section aria-labelledby="months">
        <SectionHeading
          id="months"
          title="월별 방문"
          note={from && to && (from === to ? formatMonth(from) : `${formatMonth(from)} – ${formatMonth(to)}`)}
        />
        <MonthChart months={months} collected={collected} />
      </section>
      <section aria-labelledby="hours">
        <SectionHeading id="hours" title="언제 가나" note={['요일 × 시각', unknown].filter(Boolean).join(' · ')} />
        {hours.length > 0 ? (
          <HeatChart counts={hours} />
        ) : (
          <p className="text-small text-soft">공개된 기록에 시각이 적혀 있지 않아요.</p>
        )}
      </section>
      {per_head && (
        <section aria-labelledby="per-head">
          <SectionHeading
            id="per-head"
            title="1인당 얼마나"
            note={`금액과 인원이 함께 적힌 ${formatCount(per_head.visits)}건`}
          />
          <PerHead perHead={per_head} />
        </section>
      )}
    </>
  )
  if (visit_count >= CHART_VISITS_OPEN) return charts
  return (
    <details className="folded-charts">
      <summary>
        {DETAIL.charts} <small>{DETAIL.chartsFolded(formatCount(visit_count))}</small>
      </summary>
      <div>{charts}</div>
    </details>
  )
}
