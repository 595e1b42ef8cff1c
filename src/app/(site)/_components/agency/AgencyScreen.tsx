import type { AgencyDetail } from '@/domain/agency/schemas'
import { breadcrumbList } from '@/ui/format/breadcrumbList'
import { StructuredData } from '@/ui/kit/StructuredData'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { nearText } from '@/domain/nearby/nearPoint'
import { hallOfAgency } from '@/domain/search/readQuery'
import { AgencyOfficeBar } from '@/ui/office/Office'
import { importedMonths } from '@/domain/agency/coverageCalendar'
import { agencyHref } from '@/ui/urls/agencyHref'
import { siteOrigin } from '../../_data/siteOrigin'
import { VisitTimes } from '../detail/VisitTimes'
import { AgencyHeading } from './AgencyHeading'
import { AgencyPlaces } from './AgencyPlaces'
import { AgencyStrip } from './AgencyStrip'
import { CoverageSection } from './CoverageSection'
import { DepartmentsSection } from './DepartmentsSection'
import { SourcesSection } from './SourcesSection'

const jsonLd = (agency: AgencyDetail, origin: string): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'GovernmentOrganization', '@id': origin + agencyHref(agency.id), name: agency.name },
    breadcrumbList([
      { name: '기관별', item: `${origin}/agencies` },
      { name: agency.name, item: origin + agencyHref(agency.id) },
    ]),
  ],
})

export function AgencyScreen({ agency, today }: { agency: AgencyDetail; today: string }) {
  const hall = hallOfAgency(agency.name)
  return (
    <div className="wrap">
      <StaticMarkup>
        <StructuredData data={jsonLd(agency, siteOrigin())} />
        <AgencyHeading agency={agency} hall={hall} />
      </StaticMarkup>
      {hall && <AgencyOfficeBar hall={{ name: hall.name, near: nearText(hall) }} />}
      <StaticMarkup>
        <div className="mt-6">
          <AgencyStrip agency={agency} />
        </div>
        <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
          <div className="min-w-0 space-y-12">
            <AgencyPlaces agency={agency} today={today} />
            <VisitTimes of={agency} collected={importedMonths(agency)} />
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
