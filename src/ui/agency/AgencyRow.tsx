import type { Agency } from '@/domain/agency/schemas'
import { agencyLine } from '../format/agencyLine'
import { formatCount, formatWonShort } from '../format/number'
import { SoftLink } from '../kit/SoftLink'
import { Metric } from '../restaurant/Metric'
import { RankBadge } from '../restaurant/RankBadge'

interface Props {
  agency: Agency
  /** set if the order is a rank */
  rank: number | null
  href: string
}

export function AgencyRow({ agency, rank, href }: Props) {
  return (
    <li className={rank === null ? 'agency-row unranked group' : 'agency-row group'}>
      {rank !== null && <RankBadge rank={rank} />}
      <div className="min-w-0">
        <h3>
          <SoftLink href={href} className="row-link">
            {agency.name}
          </SoftLink>
        </h3>
        <p className="text-small text-soft">{agencyLine(agency)}</p>
      </div>
      <dl className="metrics">
        <Metric label="방문">{formatCount(agency.visit_count)}</Metric>
        <Metric label="식당">{formatCount(agency.restaurant_count)}</Metric>
        <Metric label="금액">{formatWonShort(agency.total_amount)}</Metric>
        <Metric label="1인당">{agency.per_head_median === null ? '–' : formatWonShort(agency.per_head_median)}</Metric>
      </dl>
    </li>
  )
}
