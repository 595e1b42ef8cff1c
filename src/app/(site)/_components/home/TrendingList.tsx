import type { RowFacts } from '@/domain/directory/rowFacts'
import type { Restaurant } from '@/domain/directory/schemas'
import { HOME } from '@/messages/site/home'
import { formatDay } from '@/ui/format/day'
import { EmptyState } from '@/ui/kit/EmptyState'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { InlineLink } from '@/ui/kit/TextLink'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { RestaurantTable } from '@/ui/restaurant/RestaurantTable'
import type { Loaded } from '@/app/(site)/_data/load'

export type TrendingData = { from: string; to: string; data: Restaurant[]; facts: ReadonlyMap<number, RowFacts> }

/** All figures cover the last 30 recorded days, so rating and two-year trend are left out. */
export function TrendingList({ trending }: { trending: Loaded<TrendingData> }) {
  if (!trending.ok) return <LoadFailure what="최근에 많이 찾은 곳을" retryHref="/" />
  const { from, to, data, facts } = trending.data
  if (data.length === 0)
    return <EmptyState title="아직 방문 기록이 없어요">공개된 업무추진비 기록을 가져오면 이곳에 보여요.</EmptyState>
  return (
    <>
      <StaticMarkup>
        <p className="list-note">
          {HOME.trendingNote(formatDay(from), formatDay(to))} <InlineLink href="/ranking">순위 산정 방식</InlineLink>
        </p>
      </StaticMarkup>
      <RestaurantTable
        restaurants={data}
        facts={facts}
        scope="national"
        numbered
        figure="recent"
        label={HOME.trendingLabel}
      />
    </>
  )
}
