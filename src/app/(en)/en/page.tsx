import type { Metadata } from 'next'
import { POPULAR_COUNT } from '@/domain/directory/directory'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { ENGLISH } from '@/messages/english'
import { listPopular } from '@/server/directory/highlights'
import { listRegions } from '@/server/directory/regions'
import { readStatistics } from '@/server/statistics/readStatistics'
import { romanRegion } from '@/ui/format/romanize'
import { PageHeading, SectionHeading } from '@/ui/kit/Headings'
import { Stat, StatStrip } from '@/ui/kit/StatStrip'
import { provinceCounts } from '@/ui/map/provinceCounts'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { ENGLISH_HOME, englishListHref } from '@/ui/urls/englishHref'
import { load, loadShared } from '@/app/(site)/_data/load'
import { PlaceRows } from '../_components/Places'

export const metadata: Metadata = {
  alternates: { canonical: ENGLISH_HOME, languages: { ko: '/', en: ENGLISH_HOME } },
}

export default async function EnglishHome() {
  tagPage(pageTags.directory)
  const [statistics, regions, popular] = await Promise.all([
    load('statistics', () => readStatistics(preparedReads())),
    loadShared('regions', [pageTags.directory], () => listRegions(preparedReads())),
    load('popular places', () => listPopular(preparedReads(), POPULAR_COUNT)),
  ])
  return (
    <StaticMarkup className="wrap">
      <PageHeading title={ENGLISH.title}>{ENGLISH.lead}</PageHeading>
      {statistics.ok && (
        <div className="mt-6">
          <StatStrip>
            <Stat figure={ENGLISH.number(statistics.data.restaurant_count)} label={ENGLISH.links.places} />
            <Stat figure={ENGLISH.number(statistics.data.visit_count)} label={ENGLISH.figures.visits} />
            <Stat figure={ENGLISH.number(statistics.data.agency_count)} label={ENGLISH.agencies} />
            <Stat figure={statistics.data.last_visit ?? '–'} label={ENGLISH.figures.lastVisit} />
          </StatStrip>
        </div>
      )}
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="popular">
          <SectionHeading id="popular" title={ENGLISH.popular} note={ENGLISH.ranked} />
          {popular.ok ? (
            <PlaceRows places={popular.data.map((place) => ({ ...place, rank: place.national_rank }))} withRegion />
          ) : (
            <p role="alert">{ENGLISH.failed}</p>
          )}
        </section>
        <section aria-labelledby="regions" className="max-lg:order-first">
          <SectionHeading id="regions" title={ENGLISH.where} />
          {regions.ok ? (
            <ul className="grid grid-cols-2 gap-x-6 border-t-[1.5px] border-ink text-small lg:grid-cols-1">
              {provinceCounts(regions.data).map(({ province, count }) => (
                <li key={province} className="border-b border-line">
                  <a
                    href={englishListHref({ province })}
                    className="flex min-h-11 items-center justify-between gap-3 hover:underline"
                  >
                    {romanRegion(province)}
                    <span className="text-faint">{ENGLISH.number(count)}</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <p role="alert">{ENGLISH.failed}</p>
          )}
        </section>
      </div>
    </StaticMarkup>
  )
}
