import type { RowFacts } from '@/domain/directory/rowFacts'
import type { Restaurant } from '@/domain/directory/schemas'
import type { Trend } from '@/domain/directory/trend'
import { TRENDING_WINDOW_DAYS } from '@/domain/directory/limits'
import { listHref } from '@/ui/urls/listHref'
import { formatDay } from '@/ui/format/day'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { InlineLink, TextLink } from '@/ui/kit/TextLink'
import { RestaurantTable } from '@/ui/restaurant/RestaurantTable'
import { EmptyState } from '@/ui/kit/EmptyState'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { Loaded } from '@/app/(site)/_data/load'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

type TrendingData = { from: string; to: string; data: Restaurant[]; facts: ReadonlyMap<number, RowFacts> }

const NO_TRENDS = new Map<number, Trend>()

/**
 * Most visited restaurants of the last 30 days on record. Every figure covers these days, so the rating and the
 * two-year trend are left out.
 */
export function TrendingSection({ trending }: { trending: Loaded<TrendingData> }) {
  return (
    <section className="mt-section">
      <StaticMarkup>
        <SectionHeading
          title={`최근 ${TRENDING_WINDOW_DAYS}일, 많이 찾은 곳`}
          note={
            trending.ok && trending.data.data.length > 0 ? (
              <>
                가장 최근 기록까지 {TRENDING_WINDOW_DAYS}일({formatDay(trending.data.from)} –{' '}
                {formatDay(trending.data.to)})의 방문만 집계했어요.{' '}
                <InlineLink href="/ranking">순위 산정 방식</InlineLink>
              </>
            ) : undefined
          }
          aside={
            <TextLink href={listHref({ sort: 'recent' })} withArrow>
              최근 방문 순으로 보기
            </TextLink>
          }
        />
      </StaticMarkup>
      {!trending.ok ? (
        <LoadFailure what="최근에 많이 찾은 곳을" retryHref="/" />
      ) : trending.data.data.length === 0 ? (
        <EmptyState title="아직 방문 기록이 없어요">공개된 업무추진비 기록을 가져오면 이곳에 보여요.</EmptyState>
      ) : (
        <RestaurantTable
          restaurants={trending.data.data}
          trends={NO_TRENDS}
          facts={trending.data.facts}
          scope="national"
          numbered
          figure="recent"
          label="최근 많이 찾은 식당"
        />
      )}
    </section>
  )
}
