import { isSourceUrl } from '@/domain/http/urls'
import type { AgencyDetail, Agency } from '@/contract/agencies'
import { nearText } from '@/domain/nearby/nearPoint'
import type { Hall } from '@/domain/search/readQuery'
import { LIST_SEARCH } from '@/messages/site/lists'
import { buttonClass } from '@/ui/kit/buttonClass'
import { Icon } from '@/ui/kit/Icon'
import { PageHeading } from '@/ui/kit/Headings'
import { SoftLink } from '@/ui/kit/SoftLink'
import { InlineLink } from '@/ui/kit/TextLink'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { agencyHref, agencyListHref } from '@/ui/urls/agencyHref'
import { listHref } from '@/ui/urls/listHref'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { regionLine } from '@/ui/format/placeLine'

/** '구·군청 · 서울 중구' for an agency; only the kind if the region is unknown. */
export const agencyLine = (agency: Pick<Agency, 'type' | 'sub_add1' | 'sub_add2'>): string =>
  [AGENCY_TYPE_LABELS[agency.type], regionLine(agency)].filter(Boolean).join(' · ')

export function AgencyHeading({ agency, hall }: { agency: AgencyDetail; hall: Hall | null }) {
  const { parent, boards, homepage, hall_address } = agency
  const published = agency.source_url ?? boards[0] ?? null
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-80">
        <PageHeading crumbs={<Breadcrumbs links={[{ href: '/agencies', label: '기관별' }]} />} title={agency.name}>
          {agencyLine(agency)}
          {parent && (
            <>
              {' '}
              · <InlineLink href={agencyHref(parent.id)}>{parent.name}</InlineLink> 소속
            </>
          )}
          {hall_address && ` · ${hall_address}`} <OutLink href={published}>공개하는 곳</OutLink>
          <OutLink href={homepage}>홈페이지</OutLink>
        </PageHeading>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>a]:flex-auto">
        <SoftLink href={agencyListHref({ with: agency.id })} className={buttonClass('plain')}>
          다른 기관과 비교하기
        </SoftLink>
        {hall && (
          <SoftLink href={listHref({ near: nearText(hall) })} className={buttonClass('plain')}>
            {LIST_SEARCH.around(hall.name)}
          </SoftLink>
        )}
        <SoftLink href={listHref({ agency: agency.id })} className={buttonClass('primary')}>
          다녀간 곳 모두
        </SoftLink>
      </div>
    </div>
  )
}

const OutLink = ({ href, children }: { href: string | null; children: string }) =>
  href !== null &&
  isSourceUrl(href) && (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-11 max-sm:mr-3 sm:ml-3 items-center font-medium text-accent hover:underline"
    >
      {children}
      <Icon name="out" className="size-4" />
    </a>
  )
