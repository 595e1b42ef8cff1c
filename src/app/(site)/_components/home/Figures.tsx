import type { Statistics } from '@/domain/directory/schemas'
import { HOME } from '@/messages/site/home'
import { formatDayLong } from '@/ui/format/day'
import { formatCount, formatShare } from '@/ui/format/number'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { Loaded } from '../../_data/load'

/** Counts may have grown since, so they are shown as "at least", except zero. */
const atLeast = (count: number): string => `${formatCount(count)}${count > 0 ? '+' : ''}`

export function Figures({ statistics }: { statistics: Loaded<Statistics> }) {
  if (!statistics.ok) return <LoadFailure what="통계를" retryHref="/" />
  const { region_count, restaurant_count, visit_count, source_share, last_visit } = statistics.data
  const figures = [
    ['지역', atLeast(region_count)],
    ['식당', atLeast(restaurant_count)],
    ['방문 기록', atLeast(visit_count)],
    ['원문 링크', visit_count > 0 ? formatShare(source_share) : '–'],
  ]
  return (
    <section aria-label={HOME.figures} className="home-figures">
      <dl>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {last_visit && <p>{HOME.until(formatDayLong(last_visit))}</p>}
    </section>
  )
}
