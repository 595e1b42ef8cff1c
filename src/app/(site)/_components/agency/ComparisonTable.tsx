import type { AgencyDetail } from '@/domain/agency/schemas'
import { formatDay } from '@/ui/format/day'
import { formatCount, formatWon, formatWonShort } from '@/ui/format/number'
import { SoftLink } from '@/ui/kit/SoftLink'
import { agencyHref } from '@/ui/urls/agencyHref'

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

export function ComparisonTable({ agencies }: { agencies: readonly [AgencyDetail, AgencyDetail] }) {
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
