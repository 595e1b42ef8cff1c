import type { Metadata } from 'next'
import { preparedReads } from '@/infra/database/readPool'
import { explainRank } from '@/server/directory/explainRank'
import { listHref } from '@/ui/urls/listHref'
import { rankHref, restaurantHref } from '@/ui/urls/restaurantHref'
import { formatDayLong } from '@/ui/format/day'
import { formatCount } from '@/ui/format/number'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { PageHeading } from '@/ui/kit/Headings'
import { InlineLink, TextLink } from '@/ui/kit/TextLink'
import { regionLine } from '@/ui/format/placeLine'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { RankScopeCard } from '../../../_components/rank/RankScopeCard'
import { YearlyRanks } from '../../../_components/rank/YearlyRanks'
import { RestaurantNotFound } from '../../../_components/text/NotFound'
import { load } from '../../../_data/load'
import { metadataOrMissing, missingPage, pageOrMissing } from '../../../_data/missingPage'
import { readRestaurantPage } from '../../../_data/readRestaurantPage'

interface Props {
  params: Promise<{ id: string }>
}

export const generateMetadata = metadataOrMissing(async ({ params }: Props): Promise<Metadata> => {
  const restaurant = await readRestaurantPage((await params).id, rankHref)
  return {
    title: `왜 이 순위? · ${restaurant.title}`,
    alternates: { canonical: rankHref(restaurant.id) },
    // These pages are near-duplicates; search should find the restaurant, the list or the formula.
    robots: { index: false, follow: true },
  }
})

export default pageOrMissing(async ({ params }: Props) => {
  const restaurant = await readRestaurantPage((await params).id, rankHref)
  const explained = await load('rank', () => explainRank(preparedReads(), restaurant.id))
  if (explained.ok && !explained.data) missingPage()
  const comparedTo = explained.ok ? (explained.data?.compared_to ?? null) : null
  const { sub_add1, sub_add2 } = restaurant
  // 세종 has no districts: its region and province ranks are the same and shown once.
  const ranks = explained.ok
    ? (explained.data?.ranks ?? []).filter((rank, i, all) => all.findIndex((one) => one.name === rank.name) === i)
    : []
  return (
    <div className="wrap">
      <PageHeading
        crumbs={
          <Breadcrumbs
            links={[
              ...(sub_add1
                ? [
                    {
                      href: listHref({ province: sub_add1, district: sub_add2 ?? undefined }),
                      label: regionLine(restaurant),
                    },
                  ]
                : []),
              { href: restaurantHref(restaurant.id), label: restaurant.title },
            ]}
          />
        }
        title="왜 이 순위?"
      >
        {explained.ok && explained.data && (
          <>
            <b className="font-semibold text-ink">{restaurant.title}</b>에는 공공기관{' '}
            {formatCount(explained.data.agency_count)}곳이 {formatCount(explained.data.visit_count)}번 다녀간 기록이
            있어요. 먼저 방문 수를, 같으면 찾은 기관의 수를 비교해 순위를 정해요.
          </>
        )}
      </PageHeading>
      {!explained.ok || !explained.data ? (
        <div className="mt-8">
          <LoadFailure what="순위의 근거를" retryHref={rankHref(restaurant.id)} />
        </div>
      ) : ranks.length === 0 ? (
        <p className="mt-8 border-t-[1.5px] border-ink py-8 text-soft">
          확인된 방문 기록이 없어 순위를 매기지 않았어요.
        </p>
      ) : (
        <>
          <div className="mt-8 border-t-[1.5px] border-ink">
            {ranks.map((rank) => (
              <RankScopeCard key={rank.scope} rank={rank} visits={restaurant.visit_count} comparedTo={comparedTo} />
            ))}
          </div>
          <YearlyRanks years={explained.data.years} region={regionLine(restaurant)} />
          <p className="mt-8 text-small text-soft">
            {formatDayLong(explained.data.formula_date)}의{' '}
            <InlineLink href="/ranking">순위 산정 방식 {explained.data.formula_version}</InlineLink>에 따라 집계했어요.
          </p>
        </>
      )}
      <p className="mt-4">
        <TextLink href={`${restaurantHref(restaurant.id)}#visits`} withArrow>
          센 방문 기록 보기
        </TextLink>
      </p>
    </div>
  )
}, RestaurantNotFound)
