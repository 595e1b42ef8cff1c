import type { ReactNode } from 'react'
import type { Restaurant } from '@/contract/directory'
import { HOT_VISITS_MIN } from '@/domain/recommendation/recommendation'
import { HOME } from '@/messages/site/home'
import { RECOMMENDATIONS } from '@/messages/site/recommendations'
import type { SurgingPlace } from '@/server/recommendations/listRecommended'
import { formatCount } from '@/ui/format/number'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { TextLink, InlineLink } from '@/ui/kit/TextLink'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { PlaceList } from '@/ui/recommendation/PlaceList'
import type { RowFacts } from '@/domain/directory/directory'
import { formatDay } from '@/ui/format/day'
import { EmptyState } from '@/ui/kit/EmptyState'
import { RestaurantTable } from '@/ui/restaurant/RestaurantTable'
import type { Loaded } from '../../_data/load'

type TrendingData = { from: string; to: string; data: Restaurant[]; facts: ReadonlyMap<number, RowFacts> }

/** All figures cover the last 30 recorded days, so rating and two-year trend are left out. */
function TrendingList({ trending }: { trending: Loaded<TrendingData> }) {
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

interface Props {
  trending: Loaded<TrendingData>
  surging: Loaded<SurgingPlace[]>
  popular: Loaded<Restaurant[]>
}

interface Tab {
  key: 'trending' | 'surging' | 'popular'
  name: string
  panel: ReactNode
}

const isEmpty = (list: Loaded<readonly unknown[]>): boolean => list.ok && list.data.length === 0

/** Tabs that work without JavaScript. */
export function HomeLists({ trending, surging, popular }: Props) {
  const tabs: Tab[] = [{ key: 'trending', name: HOME.trending, panel: <TrendingList trending={trending} /> }]
  if (!isEmpty(surging))
    tabs.push({ key: 'surging', name: RECOMMENDATIONS.surging, panel: <SurgingList surging={surging} /> })
  if (!isEmpty(popular)) tabs.push({ key: 'popular', name: HOME.popular, panel: <PopularList popular={popular} /> })
  return (
    <section aria-labelledby="home-lists" className="home-lists">
      <h2 id="home-lists" className="sr-only">
        {HOME.lists}
      </h2>
      <div className="home-tabs">
        <div role="radiogroup" aria-label={HOME.chooseList}>
          {tabs.map(({ key, name }, at) => (
            <label key={key}>
              <input type="radio" name="home-list" value={key} defaultChecked={at === 0} className="sr-only" />
              {name}
            </label>
          ))}
        </div>
        <TextLink href="/restaurants" withArrow>
          {HOME.all}
        </TextLink>
      </div>
      {tabs.map(({ key, panel }) => (
        <div key={key} data-list={key}>
          {panel}
        </div>
      ))}
    </section>
  )
}

function SurgingList({ surging }: Pick<Props, 'surging'>) {
  if (!surging.ok) return <LoadFailure what="요즘 부쩍 찾는 곳을" retryHref="/" />
  return (
    <StaticMarkup>
      <p className="list-note">{RECOMMENDATIONS.surgingNote}</p>
      <PlaceList
        places={surging.data}
        label={RECOMMENDATIONS.surging}
        badgeOf={({ recent }) => (recent.visits >= HOT_VISITS_MIN ? RECOMMENDATIONS.surgingBadge : null)}
        visitsOf={({ recent }) => recent.visits}
        reasonOf={({ recent }) => RECOMMENDATIONS.before(formatCount(recent.before))}
        wide
      />
    </StaticMarkup>
  )
}

function PopularList({ popular }: Pick<Props, 'popular'>) {
  if (!popular.ok) return <LoadFailure what="많이 찾는 곳을" retryHref="/" />
  return (
    <StaticMarkup>
      <p className="list-note">{HOME.popularNote}</p>
      <PlaceList
        places={popular.data}
        label={HOME.popularLabel}
        badgeOf={({ national_rank: rank }) => (rank === null ? null : HOME.rank(formatCount(rank)))}
        wide
      />
    </StaticMarkup>
  )
}
