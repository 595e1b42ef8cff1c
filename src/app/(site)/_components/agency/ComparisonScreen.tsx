import type { AgencyDetail } from '@/domain/agency/schemas'
import type { SharedPlaces } from '@/domain/agency/sharedPlaces'
import { importedMonths } from '@/domain/agency/coverageCalendar'
import { SharedPlaceRow } from '@/ui/agency/SharedPlaceRow'
import { MonthChart } from '@/ui/chart/MonthChart'
import { formatCount } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/PageHeading'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { SoftLink } from '@/ui/kit/SoftLink'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { agencyComparisonHref, agencyHref, agencyListHref } from '@/ui/urls/agencyHref'
import type { Loaded } from '../../_data/load'
import { ComparisonTable } from './ComparisonTable'

interface Props {
  agencies: readonly [AgencyDetail, AgencyDetail]
  shared: Loaded<SharedPlaces>
}

export function ComparisonScreen({ agencies, shared }: Props) {
  const [first, second] = agencies
  return (
    <StaticMarkup className="wrap">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PageHeading
          crumbs={
            <Breadcrumbs
              links={[
                { href: '/agencies', label: '기관별' },
                { href: agencyHref(first.id), label: first.name },
              ]}
            />
          }
          title={
            <>
              {first.name} <span className="font-light text-soft">그리고</span> {second.name}
            </>
          }
        />
        <SoftLink href={agencyListHref({ with: first.id })} className={buttonClass('plain')}>
          다른 기관 고르기
        </SoftLink>
      </div>
      <div className="mt-6">
        <ComparisonTable agencies={agencies} />
      </div>
      <section aria-labelledby="shared" className="mt-12">
        <SectionHeading
          id="shared"
          title={
            <>
              둘 다 다녀간 곳{' '}
              {shared.ok && <span className="font-light text-soft">{formatCount(shared.data.total)}곳</span>}
            </>
          }
          note={shared.ok && shared.data.total > shared.data.places.length ? '두 기관이 함께 많이 간 순' : null}
        />
        <SharedList {...{ agencies, shared }} />
      </section>
      <section aria-labelledby="months" className="mt-12">
        <SectionHeading id="months" title="월별 방문" note="세로의 눈금은 기관마다 달라요." />
        <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {agencies.map((agency) => (
            <div key={agency.id} className="min-w-0">
              <h3 className="font-semibold">{agency.name}</h3>
              <MonthChart months={agency.months} collected={importedMonths(agency)} />
            </div>
          ))}
        </div>
      </section>
    </StaticMarkup>
  )
}

function SharedList({ agencies, shared }: Props) {
  const [first, second] = agencies
  if (!shared.ok) return <LoadFailure what="함께 간 곳을" retryHref={agencyComparisonHref(first.id, second.id)} />
  const { places } = shared.data
  if (places.length === 0) return <p className="text-small text-soft">두 기관이 함께 다녀간 곳이 아직 없어요.</p>
  const most = Math.max(...places.flatMap(({ firstVisits, secondVisits }) => [firstVisits, secondVisits]))
  return (
    <ol aria-label="둘 다 다녀간 곳" className="border-t-[1.5px] border-ink">
      {places.map((place) => (
        <SharedPlaceRow key={place.id} place={place} names={[first.name, second.name]} most={most} />
      ))}
    </ol>
  )
}
