import type { ReportCardList, ReportCardQuery, ScoredAgency } from '@/contract/reportCard'
import { cardGroups, REPORT_CARD_PAGE } from '@/domain/agency/reportCard'
import { LIST_PAGE_MAX } from '@/domain/directory/directory'
import { CARD_GROUP_NAMES, REPORT_CARD, REPORT_CARD_SORT_LABELS } from '@/messages/site/reportCard'
import { formatMonth } from '@/ui/format/day'
import { formatShare } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { EmptyState } from '@/ui/kit/EmptyState'
import { Pagination } from '@/ui/kit/Pagination'
import { SoftLink } from '@/ui/kit/SoftLink'
import { Metric } from '@/ui/restaurant/Metric'
import { agencyReportCardHref, reportCardHref } from '@/ui/urls/agencyHref'
import { agencyLine } from './AgencyHeading'
import { ProvinceSelect, SortLinks, TypeChips } from './AgencyList'

export function ReportCardFilters({ filters }: { filters: ReportCardQuery }) {
  const hrefOf = (change: Partial<ReportCardQuery>) => reportCardHref({ ...filters, page: 1, ...change })
  const hidden = { type: filters.type, sort: filters.sort }
  return (
    <>
      <form
        action={REPORT_CARD_PAGE}
        role="search"
        aria-label={REPORT_CARD.filter}
        className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:flex"
      >
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <ProvinceSelect region={filters.region} />
        <button type="submit" className={buttonClass('primary', 'min-h-12 px-6')}>
          보기
        </button>
      </form>
      <TypeChips chosen={filters.type} hrefOf={(type) => hrefOf({ type })} />
      <SortLinks labels={REPORT_CARD_SORT_LABELS} chosen={filters.sort} hrefOf={(sort) => hrefOf({ sort })} />
    </>
  )
}

const lineOf = (agency: ScoredAgency): string =>
  [
    agencyLine(agency),
    agency.first_month && agency.last_month
      ? REPORT_CARD.period(formatMonth(agency.first_month), formatMonth(agency.last_month))
      : null,
  ]
    .filter(Boolean)
    .join(' · ')

function ScoredRow({ agency }: { agency: ScoredAgency }) {
  const { score } = agency
  return (
    <li className="agency-row group">
      <p className="text-head leading-snug font-[680] tracking-[-0.03em] md:text-figure">
        <span aria-hidden>{REPORT_CARD.score(score)}</span>
        <span className="sr-only">{score === null ? REPORT_CARD.notScored : REPORT_CARD.scoreText(score)}</span>
      </p>
      <div className="min-w-0">
        <h3>
          <SoftLink href={agencyReportCardHref(agency.id)} className="row-link">
            {agency.name}
          </SoftLink>
        </h3>
        <p className="text-small text-soft">{lineOf(agency)}</p>
      </div>
      <dl className="metrics">
        {cardGroups(agency).map(({ group, share }) => (
          <Metric key={group} label={CARD_GROUP_NAMES[group]}>
            {share === null ? '–' : formatShare(share)}
          </Metric>
        ))}
      </dl>
    </li>
  )
}

export function ReportCardResults({ filters, list }: { filters: ReportCardQuery; list: ReportCardList }) {
  const { pagination, data } = list
  if (data.length === 0)
    return (
      <EmptyState
        icon="office"
        title={REPORT_CARD.none}
        actions={
          <SoftLink href={REPORT_CARD_PAGE} className={buttonClass('primary')}>
            {REPORT_CARD.all}
          </SoftLink>
        }
      >
        {REPORT_CARD.noneMore}
      </EmptyState>
    )
  return (
    <>
      <h2 className="sr-only">{REPORT_CARD.list}</h2>
      <ul aria-label={REPORT_CARD.list} className="border-t-[1.5px] border-ink">
        {data.map((agency) => (
          <ScoredRow key={agency.id} agency={agency} />
        ))}
      </ul>
      <Pagination
        page={pagination.page}
        pages={Math.min(pagination.pages, LIST_PAGE_MAX)}
        hrefOf={(page) => reportCardHref({ ...filters, page })}
        label="목록의 페이지"
      />
    </>
  )
}
