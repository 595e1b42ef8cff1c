import type { Metadata } from 'next'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { POPULAR_COUNT } from '@/domain/directory/limits'
import { RECENT_REVIEWS_ON_HOME } from '@/domain/review/limits'
import type { Queryable } from '@/infra/database/pool'
import { preparedReads } from '@/infra/database/readPool'
import { listCollections } from '@/server/collections/listCollections'
import { listPopular } from '@/server/directory/listPopular'
import { listRegions } from '@/server/directory/listRegions'
import { listTrending } from '@/server/directory/listTrending'
import { readStatistics } from '@/server/statistics/readStatistics'
import { listOfDefaultRegion, listSurging } from '@/server/recommendations/listRecommended'
import { readRowFacts } from '@/server/statistics/lunchFacts'
import { listRecentReviews } from '@/server/reviews/listRecentReviews'
import { RecentPlaces } from '@/ui/recent/RecentPlaces'
import { ForYou } from '@/ui/recommendation/ForYou'
import { FeaturedCollection } from './_components/home/FeaturedCollection'
import { Features } from './_components/home/Features'
import { Recommended } from './_components/home/Recommended'
import { RecentReviews } from './_components/home/RecentReviews'
import { Hero } from './_components/home/Hero'
import { Popular } from './_components/home/Popular'
import { Spending } from './_components/home/Spending'
import { StatisticsStrip } from './_components/home/StatisticsStrip'
import { TrendingSection } from './_components/home/TrendingSection'
import type { Loaded } from './_data/load'
import { loadShared } from './_data/loadShared'
import { provincesSprite } from './_data/shapeSprites'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

export const metadata: Metadata = { alternates: { canonical: '/' } }

/** Rows of the trending list on the home page. */
const TRENDING_SHOWN = 5

const MADE_FROM = [pageTags.directory, pageTags.collections]

/** Read once for all who ask until something of it changes: none of it depends on the request. */
const loadHome = <T,>(what: string, read: (sql: Queryable) => Promise<T>): Promise<Loaded<T>> =>
  loadShared(what, MADE_FROM, () => read(preparedReads()))

export default async function HomePage() {
  tagPage(...MADE_FROM)
  const [statistics, regions, trending, popular, surging, ofRegion, fresh, collections, sprite] = await Promise.all([
    loadHome('statistics', readStatistics),
    loadHome('regions', listRegions),
    loadHome('trending', async (sql) => {
      const found = await listTrending(sql, TRENDING_SHOWN)
      const ids = found.data.map(({ id }) => id)
      return { ...found, facts: await readRowFacts(sql, ids) }
    }),
    loadHome('popular', (sql) => listPopular(sql, POPULAR_COUNT)),
    loadHome('surging', listSurging),
    loadHome('district list', listOfDefaultRegion),
    loadHome('fresh reviews', (sql) => listRecentReviews(sql, RECENT_REVIEWS_ON_HOME)),
    loadHome('collections', (sql) => listCollections(sql, 1)),
    provincesSprite(),
  ])
  return (
    <div className="wrap">
      <Hero statistics={statistics} regions={regions} sprite={sprite} />
      <StaticMarkup>
        <StatisticsStrip statistics={statistics} />
      </StaticMarkup>
      <TrendingSection trending={trending} />
      <RecentPlaces />
      <StaticMarkup className="far-part">
        <FeaturedCollection collections={collections} />
        <Recommended surging={surging} ofRegion={ofRegion} />
      </StaticMarkup>
      <ForYou />
      <StaticMarkup className="far-part">
        <RecentReviews fresh={fresh} />
        <Popular popular={popular} />
        <Spending statistics={statistics} />
        <Features />
      </StaticMarkup>
    </div>
  )
}
