import type { Metadata } from 'next'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { POPULAR_COUNT } from '@/domain/directory/limits'
import { RECENT_REVIEWS_ON_HOME } from '@/domain/review/limits'
import { readPool } from '@/infra/database/readPool'
import { listCollections } from '@/server/collections/listCollections'
import { listPopular } from '@/server/directory/listPopular'
import { listRegions } from '@/server/directory/listRegions'
import { listTrending } from '@/server/directory/listTrending'
import { readStatistics } from '@/server/directory/readStatistics'
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
import { load } from './_data/load'
import { provincesSprite } from './_data/shapeSprites'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

export const metadata: Metadata = { alternates: { canonical: '/' } }

/** Rows of the trending list on the home page. */
const TRENDING_SHOWN = 5

export default async function HomePage() {
  tagPage(pageTags.directory, pageTags.collections)
  const [statistics, regions, trending, popular, surging, ofRegion, fresh, collections, sprite] = await Promise.all([
    load('statistics', () => readStatistics(readPool())),
    load('regions', () => listRegions(readPool())),
    load('trending', async () => {
      const found = await listTrending(readPool(), TRENDING_SHOWN)
      const ids = found.data.map(({ id }) => id)
      return { ...found, facts: await readRowFacts(readPool(), ids) }
    }),
    load('popular', () => listPopular(readPool(), POPULAR_COUNT)),
    load('surging', () => listSurging(readPool())),
    load('district list', () => listOfDefaultRegion(readPool())),
    load('fresh reviews', () => listRecentReviews(readPool(), RECENT_REVIEWS_ON_HOME)),
    load('collections', () => listCollections(readPool(), 1)),
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
      <StaticMarkup>
        <FeaturedCollection collections={collections} />
        <Recommended surging={surging} ofRegion={ofRegion} />
      </StaticMarkup>
      <ForYou />
      <StaticMarkup>
        <RecentReviews fresh={fresh} />
        <Popular popular={popular} />
        <Spending statistics={statistics} />
        <Features />
      </StaticMarkup>
    </div>
  )
}
