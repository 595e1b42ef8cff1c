import type { AgencyDetail } from '@/domain/agency/schemas'
import { formatMonth } from '@/ui/format/day'
import { formatCount, formatWonShort } from '@/ui/format/number'
import { Stat, StatStrip } from '@/ui/kit/StatStrip'

export function AgencyStrip({ agency }: { agency: AgencyDetail }) {
  const { first_visit, last_visit, per_head_median, visit_count, headcount_total } = agency
  return (
    <StatStrip>
      <Stat
        figure={formatCount(visit_count)}
        unit="건"
        label={first_visit && last_visit ? `방문 · ${formatMonth(first_visit)} – ${formatMonth(last_visit)}` : '방문'}
      />
      <Stat figure={formatCount(agency.restaurant_count)} unit="곳" label="다녀간 식당" />
      <Stat
        figure={formatWonShort(agency.total_amount)}
        unit=" 원"
        label={headcount_total > 0 ? `쓴 금액 · ${formatCount(headcount_total)}명` : '쓴 금액'}
      />
      <Stat
        figure={per_head_median === null ? '–' : formatCount(per_head_median)}
        {...(per_head_median !== null && { unit: '원' })}
        label="1인당 중앙값"
      />
    </StatStrip>
  )
}
