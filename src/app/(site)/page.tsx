import { ENGLISH_HOME } from '@/ui/urls/englishHref'
import type { Metadata } from 'next'
import { HUB_ON_HOME } from '@/domain/community/community'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { POPULAR_COUNT } from '@/domain/directory/directory'
import { RECENT_REVIEWS_ON_HOME } from '@/domain/review'
import type { Queryable } from '@/infra/database/pool'
import { preparedReads } from '@/infra/database/readPool'
import { BOARDS_PAGE } from '@/messages/site/boards'
import { listCollections } from '@/server/collections'
import { listPopular, listTrending } from '@/server/directory/highlights'
import { listRegions } from '@/server/directory/regions'
import { readHubLatest } from '@/server/posts/listPosts'
import { listSurging } from '@/server/recommendations/listRecommended'
import { listRecentReviews } from '@/server/reviews/publicReviews'
import { readRowFacts } from '@/server/statistics/rowFacts'
import { readStatistics } from '@/server/statistics/readStatistics'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { RecentPlaces } from '@/ui/recent/RecentPlaces'
import { ForYou } from '@/ui/recommendation/ForYou'
import { boardHref } from '@/ui/urls/boardHref'
import { HubPanel } from './_components/board/HubPanel'
import { FeaturedCollection } from './_components/home/FeaturedCollection'
import { Hero } from './_components/home/Hero'
import { HomeLists } from './_components/home/HomeLists'
import { RecentReviews } from './_components/home/RecentReviews'
import { RegionsSection } from './_components/home/RegionsSection'
import { type Loaded, loadShared } from './_data/load'
import { provincesSprite } from './_data/shapeSprites'

export const metadata: Metadata = { alternates: { canonical: '/', languages: { en: ENGLISH_HOME } } }

const TRENDING_SHOWN = 5

const MADE_FROM = [pageTags.directory, pageTags.collections, pageTags.board]

/** Loaded once for all visitors until a tag changes, because nothing depends on the request. */
const loadHome = <T,>(what: string, read: (sql: Queryable) => Promise<T>): Promise<Loaded<T>> =>
  loadShared(what, MADE_FROM, () => read(preparedReads()))

export default async function HomePage() {
  tagPage(...MADE_FROM)
  const [statistics, regions, trending, popular, surging, fresh, collections, posts, sprite] = await Promise.all([
    loadHome('statistics', readStatistics),
    loadHome('regions', listRegions),
    loadHome('trending', async (sql) => {
      const found = await listTrending(sql, TRENDING_SHOWN)
      const ids = found.data.map(({ id }) => id)
      return { ...found, facts: await readRowFacts(sql, ids) }
    }),
    loadHome('popular', (sql) => listPopular(sql, POPULAR_COUNT)),
    loadHome('surging', listSurging),
    loadHome('fresh reviews', (sql) => listRecentReviews(sql, RECENT_REVIEWS_ON_HOME)),
    loadHome('collections', (sql) => listCollections(sql, 1)),
    loadHome('newest posts', async (sql) => (await readHubLatest(sql)).slice(0, HUB_ON_HOME)),
    provincesSprite(),
  ])
  return (
    <div className="wrap">
      <Hero statistics={statistics} />
      <HomeLists trending={trending} surging={surging} popular={popular} />
      <RecentPlaces />
      <ForYou />
      <StaticMarkup className="far-part">
        <RegionsSection regions={regions} sprite={sprite} />
        <RecentReviews fresh={fresh} />
        <FeaturedCollection collections={collections} />
      </StaticMarkup>
      <div className="mt-section">
        <HubPanel
          id="home-board"
          title={BOARDS_PAGE.latest}
          posts={posts}
          what={BOARDS_PAGE.whatLatest}
          none={BOARDS_PAGE.noneMore.free}
          allHref={boardHref('free')}
        />
      </div>
    </div>
  )
}
