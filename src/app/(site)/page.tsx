import type { Metadata } from 'next'
import { POPULAR_COUNT } from '@/domain/limits'
import { pool } from '@/infra/database/pool'
import { listPopular } from '@/server/directory/listPopular'
import { listRegions } from '@/server/directory/listRegions'
import { listTrending } from '@/server/directory/listTrending'
import { readStatistics } from '@/server/directory/readStatistics'
import { readTrends } from '@/server/directory/readTrends'
import { Features } from './_components/home/Features'
import { Hero } from './_components/home/Hero'
import { Popular } from './_components/home/Popular'
import { Spending } from './_components/home/Spending'
import { StatisticsStrip } from './_components/home/StatisticsStrip'
import { Trending } from './_components/home/Trending'
import { load } from './_data/load'
import { provinceShapes } from './_data/mapShapes'

export const metadata: Metadata = { alternates: { canonical: '/' } }

/** Lines of the trending ledger on the home page; the list itself goes on. */
const TRENDING_SHOWN = 5

async function readTrending() {
  const trending = await listTrending(pool(), TRENDING_SHOWN)
  return { ...trending, trends: await readTrends(pool(), trending.data.map((restaurant) => restaurant.id)) }
}

export default async function HomePage() {
  const [statistics, regions, trending, popular, shapes] = await Promise.all([
    load('statistics', () => readStatistics(pool())),
    load('regions', () => listRegions(pool())),
    load('trending', readTrending),
    load('popular', () => listPopular(pool(), POPULAR_COUNT)),
    provinceShapes(),
  ])
  return (
    <div className="wrap">
      <Hero statistics={statistics} regions={regions} shapes={shapes.features} />
      <StatisticsStrip statistics={statistics} />
      <Trending trending={trending} />
      <Popular popular={popular} />
      <Spending statistics={statistics} />
      <Features />
    </div>
  )
}
