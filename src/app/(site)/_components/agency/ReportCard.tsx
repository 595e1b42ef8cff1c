import type { ReactNode } from 'react'
import type { AgencyReportCard } from '@/contract/reportCard'
import type { CriterionResult } from '@/domain/agency/reportCard'
import { isSourceUrl } from '@/domain/http/urls'
import { CRITERION_WORDS, REPORT_CARD } from '@/messages/site/reportCard'
import { CountBar } from '@/ui/chart/CountBar'
import { DataTable } from '@/ui/chart/DataTable'
import { ScoreChart } from '@/ui/chart/ScoreChart'
import { formatDay, formatMonth } from '@/ui/format/day'
import { formatCount } from '@/ui/format/number'
import { SectionHeading } from '@/ui/kit/Headings'
import { InlineLink } from '@/ui/kit/TextLink'
import { agencyHref, agencyReportCardHref } from '@/ui/urls/agencyHref'
import { agencyVisitsFileHref } from '@/ui/urls/fileHref'

const POSTS = 'report-card-posts'

interface Props {
  id: number
  name: string
  card: AgencyReportCard
}

const Link = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="inline-link whitespace-nowrap">
    {children}
  </a>
)

/** Where the rows, files or posts are that a point rests on. */
function Evidence({ id, card, result }: Omit<Props, 'name'> & { result: CriterionResult }) {
  const { criterion, share } = result
  const { links } = REPORT_CARD
  const isWhole = share?.numerator === share?.denominator
  const period = { from: card.first_month ?? undefined, until: card.last_month ?? undefined }
  switch (criterion) {
    case 'onTime':
    case 'unlocked':
      return card.posts.length > 0 && <Link href={`#${POSTS}`}>{links.board}</Link>
    case 'place':
    case 'format':
    case 'sums':
      return <Link href={`${agencyHref(id)}#sources`}>{links.files}</Link>
    case 'history':
      return <Link href={`${agencyHref(id)}#coverage`}>{links.months}</Link>
    case 'distinct':
      return <Link href={agencyVisitsFileHref(id, period)}>{links.rows}</Link>
    default:
      return isWhole ? null : (
        <Link href={agencyVisitsFileHref(id, { ...period, lacks: criterion })}>{links.lacking}</Link>
      )
  }
}

function CriterionRow({ id, card, result }: Omit<Props, 'name'> & { result: CriterionResult }) {
  const { criterion, share, points, points_max } = result
  const { name, unit, unknown } = CRITERION_WORDS[criterion]
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {share ? REPORT_CARD.share(share.numerator, share.denominator, unit) : unknown}{' '}
        {share && <Evidence {...{ id, card, result }} />}
      </td>
      <td>{share && <CountBar share={share.numerator / share.denominator} />}</td>
      <td>
        {points === null || points_max === null ? REPORT_CARD.notAssessed : REPORT_CARD.points(points, points_max)}
      </td>
    </tr>
  )
}

const CriteriaTable = ({ id, card }: Omit<Props, 'name'>) => (
  <table className="criteria">
    <thead>
      <tr>
        <th scope="col">{REPORT_CARD.criterion}</th>
        <th scope="col">{REPORT_CARD.basis}</th>
        <td />
        <th scope="col">{REPORT_CARD.point}</th>
      </tr>
    </thead>
    <tbody>
      {card.criteria.map((result) => (
        <CriterionRow key={result.criterion} {...{ id, card, result }} />
      ))}
    </tbody>
  </table>
)

const Trend = ({ months }: { months: AgencyReportCard['months'] }) => (
  <>
    <h2 className="mt-10 text-head font-bold">{REPORT_CARD.trend}</h2>
    <p className="text-small text-soft">{REPORT_CARD.trendNote}</p>
    <ScoreChart months={months} />
    <DataTable
      summary={REPORT_CARD.trendTable}
      head={REPORT_CARD.trendHead}
      rows={[...months]
        .reverse()
        .map((month) => [
          formatMonth(month.month),
          REPORT_CARD.score(month.score),
          formatCount(month.rows),
          month.first_posted_on === null ? '–' : formatDay(month.first_posted_on),
          formatCount(month.off_day_rows),
          formatCount(month.late_rows),
        ])}
    />
  </>
)

const Posts = ({ posts }: { posts: AgencyReportCard['posts'] }) => (
  <>
    <h2 id={POSTS} className="mt-10 text-head font-bold">
      {REPORT_CARD.posts}
    </h2>
    <ul className="mt-2 border-t border-line text-small">
      {posts.map(({ posted_on, url, files, locked_files }) => (
        <li key={url} className="flex flex-wrap items-center gap-x-3 border-b border-line">
          {isSourceUrl(url) ? (
            <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="inline-link target">
              {REPORT_CARD.post(formatDay(posted_on))}
              <span className="sr-only"> (새 창)</span>
            </a>
          ) : (
            REPORT_CARD.post(formatDay(posted_on))
          )}
          <span className="text-note text-faint">{REPORT_CARD.postFiles(files, locked_files)}</span>
        </li>
      ))}
    </ul>
  </>
)

const Reply = ({ reply: { text, replied_on } }: { reply: NonNullable<AgencyReportCard['reply']> }) => (
  <>
    <h2 className="mt-10 text-head font-bold">{REPORT_CARD.replied}</h2>
    <blockquote className="mt-2 border-l-2 border-line pl-4 whitespace-pre-line">{text}</blockquote>
    <p className="mt-1 pl-4 text-note text-faint">{formatDay(replied_on)}</p>
  </>
)

/** On an institution's page, which leads to the whole card. */
export const ReportCardSummary = ({ id, card: { score, first_month } }: Omit<Props, 'name'>) => (
  <section aria-labelledby="report-card">
    <SectionHeading
      id="report-card"
      title={REPORT_CARD.title}
      aside={<InlineLink href={agencyReportCardHref(id)}>{REPORT_CARD.detail}</InlineLink>}
    />
    <p>
      {first_month === null
        ? REPORT_CARD.uncounted
        : score === null
          ? REPORT_CARD.notScored
          : REPORT_CARD.scoreText(score)}
    </p>
  </section>
)

/** Every point with what it rests on, the months, and the way to reply. */
export function ReportCard({ id, name, card }: Props) {
  const { score, assessed, first_month, last_month, counts, months, reply, posts } = card
  return (
    <>
      {first_month === null || last_month === null ? (
        <p className="text-small text-soft">{REPORT_CARD.uncounted}</p>
      ) : (
        <>
          {score === null ? (
            <p className="text-small text-soft">{REPORT_CARD.notScored}</p>
          ) : (
            <p className="text-figure font-[680] tracking-[-0.03em]">
              <span className="sr-only">{REPORT_CARD.scoreText(score)}</span>
              <span aria-hidden>
                {score}
                <span className="ml-1 text-body font-normal text-faint">/ 100</span>
              </span>
            </p>
          )}
          <p className="mb-3 text-small text-soft">
            {REPORT_CARD.period(formatMonth(first_month), formatMonth(last_month))} · {REPORT_CARD.assessed(assessed)}
          </p>
          <CriteriaTable {...{ id, card }} />
          <p className="mt-4 text-small text-soft">{REPORT_CARD.atRest(counts.off_day_rows, counts.late_rows)}</p>
          <Trend months={months} />
          {posts.length > 0 && <Posts posts={posts} />}
        </>
      )}
      {reply && <Reply reply={reply} />}
      <p className="mt-4 text-small text-soft">
        {REPORT_CARD.reply}{' '}
        <InlineLink href={`/contact?kind=correction&agency=${id}`}>
          {REPORT_CARD.replyLink}
          <span className="sr-only">: {name}</span>
        </InlineLink>
      </p>
    </>
  )
}
