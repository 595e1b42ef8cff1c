import type { RestaurantDetail, VisitPage, Visit } from '@/contract/directory'
import { detailHref, type DetailPages } from '@/ui/urls/restaurantHref'
import { DOWNLOAD_CSV } from '@/messages/openData'
import { visitsFileHref } from '@/ui/urls/fileHref'
import { FileLink } from '@/ui/kit/TextLink'
import { formatCount, formatWon } from '@/ui/format/number'
import { Pagination } from '@/ui/kit/Pagination'
import { SectionHeading } from '@/ui/kit/Headings'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { Loaded } from '@/app/(site)/_data/load'
import type { VisitFlag } from '@/domain/expense/visits'
import { VISIT_FLAG_LABELS } from '@/messages/importReasons'
import { OCCASION_LABELS } from '@/messages/labels'
import { isSourceUrl } from '@/domain/http/urls'
import { formatDayShort } from '@/ui/format/day'
import { SoftLink } from '@/ui/kit/SoftLink'
import { agencyHref } from '@/ui/urls/agencyHref'
import { Icon } from '@/ui/kit/Icon'

function VisitSource({ source }: { source: Visit['source'] }) {
  const place = [source.sheet, source.row === null ? null : `${formatCount(source.row)}행`].filter(Boolean).join(' · ')
  return (
    <>
      {source.url !== null && isSourceUrl(source.url) && (
        <a href={source.url} target="_blank" rel="noopener noreferrer nofollow" className="visit-source">
          원문
          <Icon name="out" />
          <span className="sr-only">{source.title ?? source.file} (새 창)</span>
        </a>
      )}
      <span>
        {source.title ?? source.file} · <span className="whitespace-nowrap">{place}</span>
      </span>
    </>
  )
}

const flagMessages = (flags: readonly string[]): string[] =>
  flags.flatMap((flag) => (flag in VISIT_FLAG_LABELS ? [VISIT_FLAG_LABELS[flag as VisitFlag]] : []))

function VisitRow({ visit }: { visit: Visit }) {
  return (
    <tr role="row">
      <td role="cell">
        {formatDayShort(visit.spent_on)}
        {visit.time && <small>{visit.time}</small>}
      </td>
      <td role="cell">
        <b>
          <SoftLink href={agencyHref(visit.agency_id)}>{visit.agency}</SoftLink>
        </b>
        {visit.department && visit.department !== visit.agency && <span> {visit.department}</span>}
        {visit.occasion && <p>{OCCASION_LABELS[visit.occasion]}</p>}
        {flagMessages(visit.flags).map((message) => (
          <p key={message} className="text-faint">
            {message}
          </p>
        ))}
      </td>
      <td role="cell">
        {visit.headcount === null ? <span className="text-faint">–</span> : `${formatCount(visit.headcount)}명`}
      </td>
      <td role="cell">{visit.per_head === null ? <span className="text-faint">–</span> : formatWon(visit.per_head)}</td>
      <td role="cell">
        {visit.amount === null ? <span className="font-normal text-faint">금액 없음</span> : formatWon(visit.amount)}
        {visit.headcount !== null && <small>{formatCount(visit.headcount)}명</small>}
      </td>
      <td role="cell">
        <VisitSource source={visit.source} />
      </td>
    </tr>
  )
}

/** On phones and tablets rows are stacked; the roles keep the table's semantics for screen readers. */
function VisitTable({ visits }: { visits: readonly Visit[] }) {
  return (
    <table role="table" className="visit-table">
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row">
          <th role="columnheader" className="w-32">
            날짜
          </th>
          <th role="columnheader">기관 · 부서</th>
          <th role="columnheader" className="w-20 text-right">
            인원
          </th>
          <th role="columnheader" className="w-28 text-right">
            1인당
          </th>
          <th role="columnheader" className="w-32 text-right">
            금액
          </th>
          <th role="columnheader" className="w-76 pl-8!">
            출처
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </tbody>
    </table>
  )
}

export function VisitsSection({
  restaurant,
  visits,
  pages,
}: {
  restaurant: RestaurantDetail
  visits: Loaded<VisitPage>
  pages: DetailPages
}) {
  return (
    <section aria-labelledby="visits" className="far-part mt-14">
      <SectionHeading
        id="visits"
        title={
          <>
            방문 기록 <span className="font-light text-soft">{formatCount(restaurant.visit_count)}건</span>
          </>
        }
        note="기관이 공개한 업무추진비 집행 내역이에요. 줄마다 어느 자료의 몇째 줄인지 적었어요."
        aside={
          restaurant.visit_count > 0 && (
            <p className="text-small">
              <FileLink href={visitsFileHref(restaurant.id)}>{DOWNLOAD_CSV}</FileLink>
            </p>
          )
        }
      />
      {!visits.ok ? (
        <LoadFailure what="방문 기록을" retryHref={detailHref(restaurant.id, pages, 'visits')} />
      ) : visits.data.data.length === 0 ? (
        <p className="border-t-[1.5px] border-ink py-10 text-center text-soft">이 페이지에는 기록이 없어요.</p>
      ) : (
        <>
          <VisitTable visits={visits.data.data} />
          <Pagination
            page={pages.visits}
            pages={visits.data.pagination.pages}
            hrefOf={(number) => detailHref(restaurant.id, { ...pages, visits: number }, 'visits')}
            label="방문 기록의 페이지"
          />
        </>
      )}
    </section>
  )
}
