import type { Metadata } from 'next'
import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { setPageStatus, tagPage } from '@/infra/requestContext'
import { listAgencies } from '@/server/agencies/listAgencies'
import { readAgency } from '@/server/agencies/readAgency'
import { formatCount } from '@/ui/format/number'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/Headings'
import { pagedDescription, pagedTitle } from '@/ui/kit/pageMetadata'
import { InlineLink } from '@/ui/kit/TextLink'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { agencyHref, agencyListHref } from '@/ui/urls/agencyHref'
import { readAgencyListQuery, type SearchParams } from '@/ui/urls/readQuery'
import { AgencyFilters, AgencyResults } from '../_components/agency/AgencyList'
import { WRONG_QUERY, WrongQuery } from '../_components/list/WrongQuery'
import { load } from '../_data/load'

interface Props {
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = readAgencyListQuery(await searchParams)
  if (!filters) return { title: WRONG_QUERY, robots: { index: false } }
  const { page } = filters
  const isPlain = agencyListHref({ ...filters, page: 1 }) === '/agencies'
  return {
    title: pagedTitle('기관별', page),
    description: pagedDescription('공공기관마다 업무추진비로 어디서 얼마나 먹는지, 공개된 기록으로 집계했어요.', page),
    alternates: { canonical: agencyListHref({ page }) },
    ...(!isPlain && { robots: { index: false, follow: true } }),
  }
}

export default async function AgenciesPage({ searchParams }: Props) {
  const filters = readAgencyListQuery(await searchParams)
  if (!filters) {
    setPageStatus(400)
    return <WrongQuery message="주소의 조건을 읽을 수 없어요." lists={[{ label: '모든 기관', href: '/agencies' }]} />
  }
  tagPage(pageTags.agencies, pageTags.directory)
  const { with: other } = filters
  const [list, compared] = await Promise.all([
    load('agencies', () => listAgencies(preparedReads(), { ...filters, size: LIST_PAGE_SIZE })),
    load('agency', async () => (other === null ? null : readAgency(preparedReads(), other))),
  ])
  const chosen = compared.ok ? compared.data : null
  const shown = chosen ? filters : { ...filters, with: null }
  return (
    <StaticMarkup className="wrap">
      <PageHeading
        title={
          <>
            {chosen ? '비교할 기관 고르기' : '기관별'}{' '}
            {list.ok && <span className="font-light text-soft">{formatCount(list.data.pagination.total)}곳</span>}
          </>
        }
      >
        {chosen ? (
          <>
            <InlineLink href={agencyHref(chosen.id)}>{chosen.name}</InlineLink> 옆에 놓을 기관을 고르세요.
          </>
        ) : (
          '어느 기관이 업무추진비로 어디서 얼마나 먹는지 봐요.'
        )}
      </PageHeading>
      <AgencyFilters filters={shown} />
      {list.ok ? (
        <AgencyResults filters={shown} list={list.data} />
      ) : (
        <LoadFailure what="기관 목록을" retryHref={agencyListHref(shown)} />
      )}
    </StaticMarkup>
  )
}
