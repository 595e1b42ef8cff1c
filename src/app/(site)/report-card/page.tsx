import type { Metadata } from 'next'
import { REPORT_CARD_PAGE, REPORT_CARD_RULE_PAGE } from '@/domain/agency/reportCard'
import { REPORT_CARD_PATH, type ReportCardQuery, reportCardQuerySchema } from '@/contract/reportCard'
import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { setPageStatus, tagPage } from '@/infra/requestContext'
import { REPORT_CARD } from '@/messages/site/reportCard'
import { listReportCards } from '@/server/agencies/reportCards'
import { formatCount } from '@/ui/format/number'
import { PageHeading } from '@/ui/kit/Headings'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { pagedDescription, pagedTitle } from '@/ui/kit/pageMetadata'
import { TextLink } from '@/ui/kit/TextLink'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { reportCardHref } from '@/ui/urls/agencyHref'
import { readFields, type SearchParams } from '@/ui/urls/readQuery'
import { ReportCardFilters, ReportCardResults } from '../_components/agency/ReportCardList'
import { WRONG_QUERY, WrongQuery } from '../_components/list/WrongQuery'
import { load } from '../_data/load'

interface Props {
  searchParams: Promise<SearchParams>
}

const readQuery = (params: SearchParams): ReportCardQuery | null => {
  const read = reportCardQuerySchema.safeParse(readFields(params))
  return read.success ? { ...read.data, size: LIST_PAGE_SIZE } : null
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readQuery(await searchParams)
  if (!query) return { title: WRONG_QUERY, robots: { index: false } }
  const { page } = query
  return {
    title: pagedTitle(REPORT_CARD.title, page),
    description: pagedDescription(REPORT_CARD.description, page),
    alternates: { canonical: reportCardHref({ page }) },
    ...(reportCardHref({ ...query, page: 1 }) !== REPORT_CARD_PAGE && { robots: { index: false, follow: true } }),
  }
}

export default async function ReportCardPage({ searchParams }: Props) {
  const query = readQuery(await searchParams)
  if (!query) {
    setPageStatus(400)
    return (
      <WrongQuery
        message="주소의 조건을 읽을 수 없어요."
        lists={[{ label: REPORT_CARD.title, href: REPORT_CARD_PAGE }]}
      />
    )
  }
  tagPage(pageTags.agencies, pageTags.directory)
  const list = await load('report cards', () => listReportCards(preparedReads(), query))
  return (
    <StaticMarkup className="wrap">
      <PageHeading
        title={
          <>
            {REPORT_CARD.title}{' '}
            {list.ok && <span className="font-light text-soft">{formatCount(list.data.pagination.total)}곳</span>}
          </>
        }
      >
        {REPORT_CARD.lead}
      </PageHeading>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 text-small">
        <TextLink href={REPORT_CARD_RULE_PAGE} withArrow>
          {REPORT_CARD.ruleLink}
        </TextLink>
        <a href={REPORT_CARD_PATH} className="inline-link target">
          {REPORT_CARD.api}
        </a>
      </p>
      <ReportCardFilters filters={query} />
      {list.ok ? (
        <ReportCardResults filters={query} list={list.data} />
      ) : (
        <LoadFailure what={REPORT_CARD.what} retryHref={reportCardHref(query)} />
      )}
    </StaticMarkup>
  )
}
