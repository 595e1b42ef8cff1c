import { isSourceUrl } from '@/domain/expense/sourceUrl'
import type { AgencyDetail } from '@/domain/agency/schemas'
import { nearText } from '@/domain/nearby/nearPoint'
import type { Landmark } from '@/domain/search/landmarks'
import { LIST_SEARCH } from '@/messages/site/listSearch'
import { agencyLine } from '@/ui/format/agencyLine'
import { buttonClass } from '@/ui/kit/buttonClass'
import { Icon } from '@/ui/kit/Icon'
import { PageHeading } from '@/ui/kit/PageHeading'
import { SoftLink } from '@/ui/kit/SoftLink'
import { InlineLink } from '@/ui/kit/TextLink'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { agencyHref, agencyListHref } from '@/ui/urls/agencyHref'
import { listHref } from '@/ui/urls/listHref'

export function AgencyHeading({ agency, hall }: { agency: AgencyDetail; hall: Landmark | null }) {
  const { parent, source_url } = agency
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
          {source_url !== null && isSourceUrl(source_url) && (
            <a
              href={source_url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="ml-3 inline-flex min-h-11 items-center font-medium text-accent hover:underline"
            >
              공개하는 곳
              <Icon name="out" className="size-4" />
            </a>
          )}
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
