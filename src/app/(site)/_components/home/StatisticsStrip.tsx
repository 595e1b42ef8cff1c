import type { Statistics } from '@/domain/directory/schemas'
import { formatDayLong } from '@/ui/format/day'
import { formatCount, formatShare } from '@/ui/format/number'
import { StripItem, Strip } from '@/ui/layout/Strip'
import { LoadFailure } from '@/ui/state/LoadFailure'
import type { Loaded } from '../../_data/load'

/** The size of the directory, counted now. */
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
      <Strip>
        <StripItem figure={formatCount(region_count)} unit="+" label="지역" />
        <StripItem figure={formatCount(restaurant_count)} unit="+" label="식당" />
        <StripItem figure={formatCount(visit_count)} unit="+" label="방문 기록" />
        <StripItem figure={visit_count > 0 ? formatShare(source_share) : '–'} label="원문 링크가 있는 기록" />
      </Strip>
      {last_visit && <p className="mt-2 text-right text-note text-faint">가장 최근 기록은 {formatDayLong(last_visit)}입니다.</p>}
    </section>
  )
}
