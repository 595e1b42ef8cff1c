import type { Statistics } from '@/domain/directory/schemas'
import { formatDayLong } from '@/ui/format/day'
import { formatCount, formatShare } from '@/ui/format/number'
import { Stat, StatStrip } from '@/ui/kit/StatStrip'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { Loaded } from '../../_data/load'

/** Counts may have grown since they were read, so they are shown as "at least"; zero is shown as it is. */
const plus = (count: number): string => (count > 0 ? '+' : '')

/** Totals of the directory at the time of the request. */
export function StatisticsStrip({ statistics }: { statistics: Loaded<Statistics> }) {
  if (!statistics.ok)
    return (
      <div className="mt-10">
        <LoadFailure what="통계를" retryHref="/" />
      </div>
    )
  const { region_count, restaurant_count, visit_count, source_share, last_visit } = statistics.data
  return (
    <section aria-label="모은 기록" className="mt-9 md:mt-12">
      <StatStrip>
        <Stat figure={formatCount(region_count)} unit={plus(region_count)} label="지역" />
        <Stat figure={formatCount(restaurant_count)} unit={plus(restaurant_count)} label="식당" />
        <Stat figure={formatCount(visit_count)} unit={plus(visit_count)} label="방문 기록" />
        <Stat figure={visit_count > 0 ? formatShare(source_share) : '–'} label="원문 링크가 있는 기록" />
      </StatStrip>
      {last_visit && (
        <p className="mt-2 text-right text-note text-faint">가장 최근 기록은 {formatDayLong(last_visit)}이에요.</p>
      )}
    </section>
  )
}
