import type { RestaurantDetail } from '@/contract/directory'
import { HeatChart, heatGrid } from '@/ui/chart/HeatChart'
import { MonthChart, MONTHS_SHOWN } from '@/ui/chart/MonthChart'
import { PerHead } from '@/ui/chart/PerHead'
import { formatMonth, WEEKDAYS } from '@/ui/format/day'
import { mainOccasions } from '@/ui/format/occasions'
import { formatCount, formatShare, formatWonShort } from '@/ui/format/number'
import { DETAIL } from '@/messages/site/detail'
import { SectionHeading } from '@/ui/kit/Headings'
import { yearText } from '@/messages/yearText'

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

interface VisitPatternFact {
  name: string
  value: string
  more?: string
}

type Facts = Pick<
  RestaurantDetail,
  'headcount_median' | 'hours' | 'per_head' | 'occasions' | 'total_amount' | 'months' | 'collected_months'
>

function priceOf({ low, high }: NonNullable<Facts['per_head']>): string {
  const [from, to] = [formatWonShort(low), formatWonShort(high)]
  return from === to ? DETAIL.around(from) : DETAIL.between(from, to)
}

function spentLastYear({ months, collected_months }: Facts, today: string): VisitPatternFact['more'] {
  const year = Number(today.slice(0, 4)) - 1
  const sum = months.filter(({ month }) => month.startsWith(`${year}-`)).reduce((all, one) => all + one.total_amount, 0)
  return sum > 0 ? DETAIL.ofYear(yearText(year, collected_months), formatWonShort(sum)) : undefined
}

/** `today` is 'YYYY-MM-DD' in Korea. */
export function visitPattern(restaurant: Facts, today: string): VisitPatternFact[] {
  const { headcount_median, hours, per_head, total_amount } = restaurant
  const mainly = mainOccasions(restaurant.occasions)
  const { busiest } = heatGrid(hours)
  const facts: VisitPatternFact[] = []
  if (headcount_median) facts.push({ name: DETAIL.group, value: DETAIL.people(formatCount(headcount_median)) })
  if (busiest) facts.push({ name: DETAIL.busiest, value: DETAIL.at(WEEKDAYS[busiest.weekday - 1] ?? '', busiest.hour) })
  if (per_head) facts.push({ name: DETAIL.price, value: priceOf(per_head) })
  if (mainly !== null) facts.push({ name: DETAIL.occasions, value: mainly })
  if (total_amount > 0) {
    const more = spentLastYear(restaurant, today)
    facts.push({ name: DETAIL.spent, value: DETAIL.won(formatWonShort(total_amount)), ...(more && { more }) })
  }
  return facts
}

export function VisitPattern({ restaurant, today }: { restaurant: RestaurantDetail; today: string }) {
  const facts = visitPattern(restaurant, today)
  if (facts.length === 0) return null
  return (
    <dl aria-label={DETAIL.facts} className="visit-pattern">
      {facts.map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
