import Link from 'next/link'
import type { ListQuery } from '@/contract/directoryQuery'
import { AGENCY_TYPE_LABELS, OCCASION_FACET_LABELS } from '@/messages/labels'
import { RADIUS_DEFAULT } from '@/domain/nearby/nearby'
import { formatDistance } from '../format/distance'
import { listHref, refine } from '../urls/listHref'
import { formatWonShort } from '../format/number'
import { Icon } from '../kit/Icon'

const CHIP =
  'inline-flex items-center gap-1 rounded-full bg-accent-wash py-1 pr-2 pl-3 text-small font-medium ' +
  'text-accent group-hover:text-accent-deep'

interface Props {
  query: ListQuery
  agency: string | null
  /** name of the place around the point of `near` */
  around: string
  /** the chosen year and which of its months have records */
  year: string | null
}

/** Without the category, which is shown above. */
export function ActiveFilters({ query, agency, around, year }: Props) {
  const filters = [
    query.near && {
      label: `${around} ${formatDistance(query.radius ?? RADIUS_DEFAULT)}`,
      without: { near: undefined, radius: undefined, ...(query.sort === 'distance' && { sort: undefined }) },
    },
    query.q && { label: `‘${query.q}’`, without: { q: undefined } },
    query.occasion && { label: OCCASION_FACET_LABELS[query.occasion], without: { occasion: undefined } },
    year !== null && { label: year, without: { year: undefined } },
    agency !== null && { label: agency, without: { agency: undefined } },
    query.agency_type && { label: AGENCY_TYPE_LABELS[query.agency_type], without: { agency_type: undefined } },
    query.per_head_max && {
      label: `1인당 ${formatWonShort(query.per_head_max)} 원 이하`,
      without: { per_head_max: undefined },
    },
  ].filter((filter) => typeof filter === 'object')
  if (filters.length === 0) return null
  return (
    <ul aria-label="적용한 조건" className="flex flex-wrap gap-x-1.5">
      {filters.map((filter) => (
        <li key={filter.label}>
          <Link
            href={listHref(refine(query, filter.without))}
            scroll={false}
            aria-label={`${filter.label} 조건 빼기`}
            className="group inline-flex min-h-11 items-center"
          >
            <span className={CHIP}>
              {filter.label}
              <Icon name="close" className="size-4" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
