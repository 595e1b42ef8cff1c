import type { ReactNode } from 'react'
import { preparedReads } from '@/infra/database/readPool'
import { isSourceUrl } from '@/domain/http/urls'
import type { RestaurantDetail, Visit } from '@/contract/directory'
import { ENGLISH, OCCASION_NAMES } from '@/messages/english'
import { listVisits } from '@/server/directory/listVisits'
import { romanAddress, romanName, romanRegion } from '@/ui/format/romanize'
import { restaurantCardImage } from '@/ui/kit/pageMetadata'
import { PageHeading, SectionHeading } from '@/ui/kit/Headings'
import { Stat, StatStrip } from '@/ui/kit/StatStrip'
import { directionsLink, placeSearchText } from '@/ui/map/deepLinks'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { agencyHref } from '@/ui/urls/agencyHref'
import { ENGLISH_HOME, englishHref, englishListHref } from '@/ui/urls/englishHref'
import { restaurantHref, telHref } from '@/ui/urls/restaurantHref'
import { load } from '@/app/(site)/_data/load'
import { metadataOrMissing, pageOrMissing } from '@/app/(site)/_data/missingPage'
import { readRestaurantPage } from '@/app/(site)/_data/readRestaurantPage'
import {
  EnglishBreadcrumbs,
  KoreanLink,
  kindOf,
  EnglishNotFound,
  NOT_FOUND_METADATA,
  RomanName,
  ScrollTable,
} from '../../../_components/Places'

interface Props {
  params: Promise<{ id: string }>
}

const hrefOf = (id: number): string => englishHref(restaurantHref(id))
const VISITORS_SHOWN = 10
const VISITS_SHOWN = 20

export const generateMetadata = metadataOrMissing(async ({ params }: Props) => {
  const { id, title, sub_add1, sub_add2 } = await readRestaurantPage((await params).id, hrefOf)
  const image = restaurantCardImage(id, title)
  return {
    title: `${romanName(title)} (${title}), ${romanRegion(sub_add1, sub_add2)}`,
    alternates: { canonical: hrefOf(id), languages: { ko: restaurantHref(id), en: hrefOf(id) } },
    openGraph: { siteName: ENGLISH.site, locale: 'en', type: 'website' as const, url: hrefOf(id), images: [image] },
  }
}, NOT_FOUND_METADATA)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5rem_minmax(0,1fr)] border-b border-line py-2">
    <dt className="text-soft">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)

const Facts = ({ place }: { place: RestaurantDetail }) => (
  <dl className="mt-5 border-t-[1.5px] border-ink text-small lg:max-w-2xl">
    <Fact label={ENGLISH.kind}>{kindOf(place)}</Fact>
    <Fact label={ENGLISH.address}>
      {romanAddress(place) || '–'}
      {place.address && (
        <span lang="ko" className="block text-soft">
          {place.address}
        </span>
      )}
      <a
        href={directionsLink(placeSearchText(place), pointOf(place))}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-link target"
      >
        {ENGLISH.map}
      </a>
    </Fact>
    {place.phone && (
      <Fact label={ENGLISH.phone}>
        <a href={telHref(place.phone)} className="inline-link">
          {place.phone}
        </a>
      </Fact>
    )}
  </dl>
)

const pointOf = ({ latitude, longitude }: RestaurantDetail) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** By institution: a list that the Korean page divides by department. */
function visitorsOf({ visitors }: RestaurantDetail): { id: number; name: string; visits: number }[] {
  const sums = new Map<number, { id: number; name: string; visits: number }>()
  for (const { agency_id: id, agency: name, visit_count } of visitors)
    sums.set(id, { id, name, visits: (sums.get(id)?.visits ?? 0) + visit_count })
  return [...sums.values()].sort((a, b) => b.visits - a.visits).slice(0, VISITORS_SHOWN)
}

const visitCells = (visit: Visit) => [
  visit.source.url !== null && isSourceUrl(visit.source.url) ? (
    <a href={visit.source.url} target="_blank" rel="noopener noreferrer nofollow" className="inline-link">
      {visit.spent_on}
    </a>
  ) : (
    visit.spent_on
  ),
  visit.time ?? '–',
  <RomanName name={visit.agency} href={englishHref(agencyHref(visit.agency_id))} />,
  visit.occasion ? OCCASION_NAMES[visit.occasion] : '–',
  visit.headcount === null ? '–' : ENGLISH.number(visit.headcount),
  visit.amount === null ? '–' : ENGLISH.won(visit.amount),
  visit.per_head === null ? '–' : ENGLISH.won(visit.per_head),
]

export default pageOrMissing(
  async ({ params }: Props) => {
    const place = await readRestaurantPage((await params).id, hrefOf)
    const { sub_add1: province, sub_add2: district } = place
    const visits = await load('visits', () => listVisits(preparedReads(), place.id, { page: 1, size: VISITS_SHOWN }))
    return (
      <StaticMarkup className="wrap">
        <PageHeading
          crumbs={
            <EnglishBreadcrumbs
              links={[
                { label: ENGLISH.home, href: ENGLISH_HOME },
                ...(province ? [{ label: romanRegion(province), href: englishListHref({ province }) }] : []),
                ...(province && district
                  ? [{ label: romanRegion(null, district), href: englishListHref({ province, district }) }]
                  : []),
              ]}
            />
          }
          title={<RomanName name={place.title} />}
        >
          {place.closed_on && ENGLISH.closed(place.closed_on)}
        </PageHeading>
        <Facts place={place} />
        <div className="mt-6">
          <StatStrip>
            <Stat figure={ENGLISH.number(place.visit_count)} label={ENGLISH.figures.visits} />
            <Stat figure={ENGLISH.number(place.agency_count)} label={ENGLISH.figures.agencies} />
            <Stat
              figure={place.per_head_median === null ? '–' : ENGLISH.won(place.per_head_median)}
              label={ENGLISH.figures.perHead}
            />
            {place.region_rank !== null && province ? (
              <Stat
                figure={ENGLISH.number(place.region_rank)}
                label={ENGLISH.figures.rank(romanRegion(province, district))}
              />
            ) : (
              <Stat figure={place.last_visit ?? '–'} label={ENGLISH.figures.lastVisit} />
            )}
          </StatStrip>
        </div>
        <div className="mt-10 space-y-10">
          {place.visitors.length > 0 && (
            <section>
              <SectionHeading title={ENGLISH.who} />
              <ScrollTable
                label={ENGLISH.who}
                head={ENGLISH.whoHead}
                rows={visitorsOf(place).map(({ id, name, visits: count }) => [
                  <RomanName name={name} href={englishHref(agencyHref(id))} />,
                  ENGLISH.number(count),
                ])}
              />
            </section>
          )}
          <section>
            <SectionHeading title={ENGLISH.latest} />
            {visits.ok ? (
              <ScrollTable label={ENGLISH.latest} head={ENGLISH.latestHead} rows={visits.data.data.map(visitCells)} />
            ) : (
              <p role="alert">{ENGLISH.failed}</p>
            )}
          </section>
        </div>
        <KoreanLink href={restaurantHref(place.id)} />
      </StaticMarkup>
    )
  },
  () => <EnglishNotFound />,
)
