import type { Metadata } from 'next'
import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { setPageStatus, tagPage } from '@/infra/requestContext'
import { AGENCY_TYPE_NAMES, ENGLISH } from '@/messages/english'
import { listAgencies } from '@/server/agencies/listAgencies'
import { romanRegion } from '@/ui/format/romanize'
import { PageHeading } from '@/ui/kit/Headings'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { agencyHref, agencyListHref } from '@/ui/urls/agencyHref'
import { ENGLISH_AGENCIES, englishHref } from '@/ui/urls/englishHref'
import { readAgencyListQuery, type SearchParams } from '@/ui/urls/readQuery'
import { load } from '@/app/(site)/_data/load'
import { EnglishNotFound, RomanName, PageLinks, ScrollTable } from '../../_components/Places'

interface Props {
  searchParams: Promise<SearchParams>
}

const readPage = async ({ searchParams }: Props) =>
  readAgencyListQuery({ page: (await searchParams).page })?.page ?? null

const hrefOf = (page: number): string => englishHref(agencyListHref({ page }))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = (await readPage(props)) ?? 1
  return {
    title: ENGLISH.paged(ENGLISH.agencies, page),
    description: ENGLISH.paged(ENGLISH.lead, page),
    alternates: { canonical: hrefOf(page), languages: { ko: agencyListHref({ page }), en: hrefOf(page) } },
  }
}

export default async function EnglishAgencies(props: Props) {
  const page = await readPage(props)
  if (page === null) {
    setPageStatus(400)
    return <EnglishNotFound text={ENGLISH.wrong} />
  }
  tagPage(pageTags.agencies, pageTags.directory)
  const query = { sort: 'visit_count', page, size: LIST_PAGE_SIZE } as const
  const found = await load('agencies', () => listAgencies(preparedReads(), query))
  return (
    <StaticMarkup className="wrap">
      <PageHeading title={ENGLISH.agencies}>{ENGLISH.agenciesLead}</PageHeading>
      <div className="mt-6">
        {found.ok ? (
          <>
            <ScrollTable
              label={ENGLISH.agencies}
              head={ENGLISH.agenciesHead}
              rows={found.data.data.map((agency) => [
                <RomanName name={agency.name} href={englishHref(agencyHref(agency.id))} />,
                AGENCY_TYPE_NAMES[agency.type],
                romanRegion(agency.sub_add1, agency.sub_add2) || '–',
                ENGLISH.number(agency.visit_count),
                ENGLISH.number(agency.restaurant_count),
              ])}
            />
            <PageLinks {...found.data.pagination} hrefOf={hrefOf} />
          </>
        ) : (
          <p role="alert">
            {ENGLISH.failed} <a href={ENGLISH_AGENCIES}>{ENGLISH.agencies}</a>
          </p>
        )}
      </div>
    </StaticMarkup>
  )
}
