import type { AgencyDetail } from '@/contract/agencies'
import type { AgencyReportCard } from '@/contract/reportCard'
import { AGENCY_FEED } from '@/messages/site/follows'
import { REPORT_CARD } from '@/messages/site/reportCard'
import { FollowBar } from '@/ui/follow/FollowBar'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { breadcrumbList, StructuredData } from '@/ui/kit/StructuredData'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { nearText } from '@/domain/nearby/nearPoint'
import { hallOf } from '@/domain/search/readQuery'
import { AgencyOfficeBar } from '@/ui/office/Office'
import { importedMonths } from '@/domain/agency/coverage'
import { agencyHref } from '@/ui/urls/agencyHref'
import { SectionHeading } from '@/ui/kit/Headings'
import { formatMonth } from '@/ui/format/day'
import { occasionShares } from '@/ui/format/occasions'
import { formatCount, formatWonShort } from '@/ui/format/number'
import { Stat, StatStrip } from '@/ui/kit/StatStrip'
import { isSourceUrl } from '@/domain/http/urls'
import { BarList } from '@/ui/chart/BarList'
import { DOWNLOAD_CSV } from '@/messages/openData'
import { FeedLink, FileLink, TextLink } from '@/ui/kit/TextLink'
import { agencyFeedHref, agencyVisitsFileHref } from '@/ui/urls/fileHref'
import { listHref } from '@/ui/urls/listHref'
import { siteOrigin } from '@/infra/siteOrigin'
import { CoverageCalendar } from './CoverageCalendar'
import { AgencyPlaceRow } from './PlaceRows'
import { VisitTimes } from '../detail/VisitTimes'
import { AgencyHeading } from './AgencyHeading'
import { ReportCardSummary } from './ReportCard'
import type { Loaded } from '../../_data/load'

/** `today`: 'YYYY-MM-DD' */
const yearBefore = (today: string): number => Number(today.slice(0, 4)) - 1

const isYearCovered = ({ first_visit, last_visit }: AgencyDetail, year: number): boolean =>
  first_visit !== null && last_visit !== null && first_visit < `${year + 1}` && last_visit >= `${year}`

function AgencyPlaces({ agency, today }: { agency: AgencyDetail; today: string }) {
  const { places, restaurant_count, id } = agency
  const lastYear = yearBefore(today)
  const most = places[0]?.visit_count ?? 1
  return (
    <section aria-labelledby="places">
      <SectionHeading
        id="places"
        title="어디서 먹나"
        note={places.length < restaurant_count ? `방문이 많은 ${formatCount(places.length)}곳` : '방문이 많은 순'}
      />
      {places.length === 0 ? (
        <p className="text-small text-soft">공개된 방문 기록이 아직 없어요.</p>
      ) : (
        <>
          <ol aria-label="이 기관이 많이 간 곳" className="border-t-[1.5px] border-ink">
            {places.map((place) => (
              <AgencyPlaceRow key={place.id} place={place} most={most} />
            ))}
          </ol>
          <p className="mt-2">
            <TextLink href={listHref({ agency: id })} withArrow>
              다녀간 {formatCount(restaurant_count)}곳 모두 보기
            </TextLink>
          </p>
          {isYearCovered(agency, lastYear) && (
            <p>
              <TextLink href={listHref({ agency: id, year: lastYear, sort: 'amount' })} withArrow>
                {lastYear}년에 가장 많이 쓴 곳
              </TextLink>
            </p>
          )}
          <p className="text-small">
            <FileLink href={agencyVisitsFileHref(id)}>{DOWNLOAD_CSV}</FileLink>
          </p>
        </>
      )}
    </section>
  )
}

const SHOWN = 6
/** This many more are collapsed; the API has the rest. */
const FOLDED = 14

const MORE =
  'inline-flex min-h-11 items-center text-note font-medium text-soft underline decoration-line ' +
  'underline-offset-4 hover:text-ink'

function DepartmentsSection({ agency }: { agency: AgencyDetail }) {
  const { departments, department_count } = agency
  if (departments.length === 0) return null
  const items = departments.slice(0, SHOWN + FOLDED).map(({ name, visit_count, total_amount }) => ({
    key: name,
    name,
    note: `${formatWonShort(total_amount)} 원`,
    count: visit_count,
  }))
  const left = department_count - items.length
  const most = items[0]?.count ?? 1
  return (
    <section aria-labelledby="departments">
      <SectionHeading id="departments" title="어느 부서가" note={`부서 ${formatCount(department_count)}곳, 방문 수`} />
      <BarList items={items.slice(0, SHOWN)} most={most} />
      {items.length > SHOWN && (
        <details>
          <summary className={MORE}>다른 부서 {formatCount(items.length - SHOWN)}곳 보기</summary>
          <BarList items={items.slice(SHOWN)} most={most} />
          {left > 0 && <p className="mt-1 text-note text-faint">방문이 적은 부서 {formatCount(left)}곳은 뺐어요.</p>}
        </details>
      )}
    </section>
  )
}

function SourcesSection({ agency }: { agency: AgencyDetail }) {
  const { sources, source_count } = agency
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources">
      <SectionHeading
        id="sources"
        title="원문"
        note={
          sources.length < source_count ? `자료 ${formatCount(source_count)}건 가운데 새것 ${sources.length}건` : null
        }
      />
      <ul className="border-t border-line text-small">
        {sources.map(({ title, url, visit_count, last_visit }) => (
          <li key={`${url} ${title} ${last_visit}`} className="border-b border-line py-2.5">
            <span className="font-medium">{title ?? '제목 없는 자료'}</span>
            <span className="block text-note text-faint">
              {url !== null && isSourceUrl(url) && (
                <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="visit-source">
                  원문<span className="sr-only"> {title} (새 창)</span>
                </a>
              )}
              {formatMonth(last_visit)}까지 · 방문 {formatCount(visit_count)}건
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AgencyStrip({ agency }: { agency: AgencyDetail }) {
  const { first_visit, last_visit, per_head_median, visit_count, headcount_total } = agency
  return (
    <StatStrip>
      <Stat
        figure={formatCount(visit_count)}
        unit="건"
        label={first_visit && last_visit ? `방문 · ${formatMonth(first_visit)} – ${formatMonth(last_visit)}` : '방문'}
      />
      <Stat figure={formatCount(agency.restaurant_count)} unit="곳" label="다녀간 식당" />
      <Stat
        figure={formatWonShort(agency.total_amount)}
        unit=" 원"
        label={headcount_total > 0 ? `쓴 금액 · ${formatCount(headcount_total)}명` : '쓴 금액'}
      />
      <Stat
        figure={per_head_median === null ? '–' : formatCount(per_head_median)}
        {...(per_head_median !== null && { unit: '원' })}
        label="1인당 중앙값"
      />
    </StatStrip>
  )
}

function CoverageSection({ coverage }: { coverage: AgencyDetail['coverage'] }) {
  if (coverage.length === 0) return null
  return (
    <section aria-labelledby="coverage">
      <SectionHeading
        id="coverage"
        title="어느 달까지 모았나"
        note="모으지 못한 달의 방문은 위의 수에 들어 있지 않아요."
      />
      <CoverageCalendar coverage={coverage} />
    </section>
  )
}

const jsonLd = (agency: AgencyDetail, origin: string): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'GovernmentOrganization',
      '@id': origin + agencyHref(agency.id),
      name: agency.name,
      ...(agency.homepage && { url: agency.homepage }),
    },
    breadcrumbList([
      { name: '기관별', item: `${origin}/agencies` },
      { name: agency.name, item: origin + agencyHref(agency.id) },
    ]),
  ],
})

interface Props {
  agency: AgencyDetail
  card: Loaded<AgencyReportCard>
  today: string
}

export function AgencyScreen({ agency, card, today }: Props) {
  const shares = occasionShares(agency.occasions)
  const hall = hallOf(agency)
  return (
    <div className="wrap">
      <StaticMarkup>
        <StructuredData data={jsonLd(agency, siteOrigin())} />
        <AgencyHeading agency={agency} hall={hall} />
      </StaticMarkup>
      <FollowBar of={{ kind: 'agency', target: String(agency.id), name: agency.name }}>
        <FeedLink href={agencyFeedHref(agency.id)}>{AGENCY_FEED.link}</FeedLink>
      </FollowBar>
      {hall && <AgencyOfficeBar hall={{ name: hall.name, near: nearText(hall) }} />}
      <StaticMarkup>
        <div className="mt-6">
          <AgencyStrip agency={agency} />
          {shares !== null && <p className="mt-3 text-small text-soft">{shares}</p>}
        </div>
        <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
          <div className="min-w-0 space-y-12">
            <AgencyPlaces agency={agency} today={today} />
            <VisitTimes of={agency} collected={importedMonths(agency)} />
            {card.ok ? (
              <ReportCardSummary id={agency.id} card={card.data} />
            ) : (
              <LoadFailure what={REPORT_CARD.what} retryHref={agencyHref(agency.id)} />
            )}
          </div>
          <aside className="min-w-0 space-y-12">
            <DepartmentsSection agency={agency} />
            <CoverageSection coverage={agency.coverage} />
            <SourcesSection agency={agency} />
          </aside>
        </div>
      </StaticMarkup>
    </div>
  )
}
