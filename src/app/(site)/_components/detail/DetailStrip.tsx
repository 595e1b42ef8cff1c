import { Fragment } from 'react'
import { SoftLink } from '@/ui/kit/SoftLink'
import { type PreviousRanks, rankMove } from '@/domain/directory/rank'
import type { RestaurantDetail } from '@/contract/directory'
import { shortProvince } from '@/domain/region/regionNames'
import { rankHref } from '@/ui/urls/restaurantHref'
import { formatMonth } from '@/ui/format/day'
import { formatCount } from '@/ui/format/number'
import type { RankScope } from '@/ui/format/rankOf'
import { StatStrip, Stat } from '@/ui/kit/StatStrip'
import { Stars } from '@/ui/kit/Stars'
import { RankMoveBadge } from '@/ui/restaurant/RankBadge'

const REVIEWS_LINK =
  'relative inline-flex items-center gap-1.5 after:absolute after:-inset-x-2 after:-inset-y-3 ' +
  'hover:text-ink hover:underline'

const RANK_LINK =
  'relative font-semibold whitespace-nowrap text-accent after:absolute after:-inset-x-2 after:-inset-y-3 ' +
  'hover:underline'

interface Props {
  restaurant: RestaurantDetail
  /** ranks a quarter ago: null if the place is newer, undefined if unknown */
  previous: PreviousRanks | null | undefined
}

interface NamedRank {
  scope: RankScope
  name: string
  rank: number
}

function ranksOf(restaurant: RestaurantDetail): NamedRank[] {
  const { sub_add1, sub_add2, region_rank, province_rank, national_rank } = restaurant
  const all: (Omit<NamedRank, 'rank'> & { rank: number | null })[] = [
    { scope: 'region', name: sub_add2 ?? '', rank: region_rank },
    { scope: 'province', name: sub_add1 ? shortProvince(sub_add1) : '', rank: province_rank },
    { scope: 'national', name: '전국', rank: national_rank },
  ]
  return all.filter((one): one is NamedRank => one.rank !== null && one.name !== '')
}

export function DetailStrip({ restaurant, previous }: Props) {
  const [first, ...rest] = ranksOf(restaurant)
  const { per_head, review_count, last_visit, first_visit } = restaurant
  return (
    <section aria-label="한눈에 보기" className="mt-6">
      <StatStrip>
        <Stat
          figure={first ? formatCount(first.rank) : '–'}
          unit={
            first && (
              <>
                위 <RankMoveBadge move={rankMove(first.rank, previous && previous[first.scope])} />
              </>
            )
          }
          label={
            first ? (
              <>
                {[first.name, ...rest.map((one) => `${one.name} ${formatCount(one.rank)}위`)].map((part) => (
                  <Fragment key={part}>
                    <span className="whitespace-nowrap">
                      {part} <span aria-hidden>·</span>
                    </span>{' '}
                  </Fragment>
                ))}
                <SoftLink href={rankHref(restaurant.id)} className={RANK_LINK}>
                  왜 이 순위?
                </SoftLink>
              </>
            ) : (
              '순위 없음'
            )
          }
        />
        <Stat
          figure={formatCount(restaurant.visit_count)}
          unit="건"
          label={`방문 · 기관 ${formatCount(restaurant.agency_count)}곳`}
        />
        <Stat
          figure={per_head ? formatCount(per_head.median) : '–'}
          {...(per_head ? { unit: '원' } : {})}
          label={per_head ? '1인당 중앙값' : '1인당 금액을 알 수 없어요'}
        />
        {review_count > 0 ? (
          <Stat
            figure={restaurant.avg_rating.toFixed(1)}
            label={
              <a href="#reviews" className={REVIEWS_LINK}>
                <Stars rating={restaurant.avg_rating} className="h-3.5" /> 리뷰 {formatCount(review_count)}
              </a>
            }
          />
        ) : (
          <Stat
            figure={last_visit ? formatMonth(last_visit).slice(2) : '–'}
            label={
              last_visit && first_visit ? (
                <>
                  <span className="whitespace-nowrap">최근 방문{first_visit !== last_visit && ','}</span>{' '}
                  {first_visit !== last_visit && (
                    <span className="whitespace-nowrap">처음은 {formatMonth(first_visit).slice(2)}</span>
                  )}
                </>
              ) : (
                '방문 없음'
              )
            }
          />
        )}
      </StatStrip>
    </section>
  )
}
