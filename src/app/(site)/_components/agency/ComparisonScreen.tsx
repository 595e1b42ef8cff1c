import type { AgencyDetail, SharedPlaces } from '@/contract/agencies'
import { importedMonths } from '@/domain/agency/coverage'
import { MonthChart } from '@/ui/chart/MonthChart'
import { formatCount, formatWon, formatWonShort } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading, SectionHeading } from '@/ui/kit/Headings'
import { SoftLink } from '@/ui/kit/SoftLink'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { agencyComparisonHref, agencyHref, agencyListHref } from '@/ui/urls/agencyHref'
import { formatDay } from '@/ui/format/day'
import { SharedPlaceRow } from './PlaceRows'
import type { Loaded } from '../../_data/load'

const ROWS: readonly [name: string, value: (agency: AgencyDetail) => string][] = [
  ['방문', ({ visit_count }) => `${formatCount(visit_count)}건`],
  ['다녀간 식당', ({ restaurant_count }) => `${formatCount(restaurant_count)}곳`],
  ['쓴 금액', ({ total_amount }) => `${formatWonShort(total_amount)} 원`],
  ['1인당 중앙값', ({ per_head_median }) => (per_head_median === null ? '–' : formatWon(per_head_median))],
  [
    '1인당 절반이 쓴 범위',
    ({ per_head }) => (per_head ? `${formatWonShort(per_head.low)} – ${formatWonShort(per_head.high)}` : '–'),
  ],
  ['부서', ({ department_count }) => `${formatCount(department_count)}곳`],
  ['마지막 방문', ({ last_visit }) => (last_visit ? formatDay(last_visit) : '–')],
]

function ComparisonTable({ agencies }: { agencies: readonly [AgencyDetail, AgencyDetail] }) {
  return (
    <table className="comparison">
      <thead>
        <tr>
          <td />
          {agencies.map((agency) => (
            <th key={agency.id} scope="col">
              <SoftLink href={agencyHref(agency.id)}>{agency.name}</SoftLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {agencies.map((agency) => (
              <td key={agency.id}>{value(agency)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
