import type { AgencyList, Agency } from '@/contract/agencies'
import { LIST_PAGE_MAX } from '@/domain/directory/directory'
import { buttonClass, chipClass } from '@/ui/kit/buttonClass'
import { EmptyState } from '@/ui/kit/EmptyState'
import { Pagination } from '@/ui/kit/Pagination'
import { SoftLink } from '@/ui/kit/SoftLink'
import { agencyComparisonHref, agencyHref, type AgencyListFilters, agencyListHref } from '@/ui/urls/agencyHref'
import { AGENCY_TYPES, type AgencyType } from '@/domain/agencyTypes'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { AGENCY_SORT_LABELS } from '@/messages/site/agencies'
import { Select } from '@/ui/form/Select'
import { PROVINCE_CHOICES } from '@/ui/search/regionChoices'
import { formatCount, formatWonShort } from '@/ui/format/number'
import { Metric } from '@/ui/restaurant/Metric'
import { RankBadge } from '@/ui/restaurant/RankBadge'
import { agencyLine } from './AgencyHeading'

interface Props {
  agency: Agency
  /** set if the order is a rank */
  rank: number | null
  href: string
}

function AgencyRow({ agency, rank, href }: Props) {
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

const FIELD =
  'h-12 w-full min-w-0 rounded-field border border-edge bg-card px-3.5 text-base placeholder:text-faint ' +
  'focus-visible:border-accent'

const SORT =
  'inline-flex min-h-11 items-center text-soft hover:text-ink ' + 'aria-[current]:font-semibold aria-[current]:text-ink'

export function AgencyFilters({ filters }: { filters: AgencyListFilters }) {
  const hrefOf = (change: Partial<AgencyListFilters>) => agencyListHref({ ...filters, page: 1, ...change })
  const hidden = { with: filters.with, type: filters.type, sort: filters.sort }
  return (
    <>
      <form
        action="/agencies"
        role="search"
        aria-label="기관 찾기"
        className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:flex"
      >
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <input
          name="q"
          type="search"
          defaultValue={filters.q}
          maxLength={QUERY_LENGTH_MAX}
          enterKeyHint="search"
          autoComplete="off"
          placeholder="기관 이름, 초성"
          aria-label="기관 이름"
          className={`${FIELD} max-sm:col-span-2 sm:max-w-80`}
        />
        <ProvinceSelect region={filters.region} />
        <button type="submit" className={buttonClass('primary', 'min-h-12 px-6')}>
          찾기
        </button>
      </form>
      <TypeChips chosen={filters.type} hrefOf={(type) => hrefOf({ type })} />
      <SortLinks labels={AGENCY_SORT_LABELS} chosen={filters.sort} hrefOf={(sort) => hrefOf({ sort })} />
    </>
  )
}

export const ProvinceSelect = ({ region }: { region: string | undefined }) => (
  <Select label="시도" variant="field" name="region" defaultValue={region ?? ''} className="w-full sm:w-44">
    <option value="">시도 전체</option>
    {PROVINCE_CHOICES.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </Select>
)

interface TypeProps {
  chosen: AgencyType | undefined
  hrefOf: (type: AgencyType | undefined) => string
}

export const TypeChips = ({ chosen, hrefOf }: TypeProps) => (
  <nav aria-label="기관 종류" className="chip-row mt-3">
    {[undefined, ...AGENCY_TYPES].map((type) => (
      <SoftLink
        key={type ?? 'all'}
        href={hrefOf(type)}
        aria-current={type === chosen ? 'true' : undefined}
        className={chipClass(type === chosen)}
      >
        {type ? AGENCY_TYPE_LABELS[type] : '전체'}
      </SoftLink>
    ))}
  </nav>
)

interface SortProps<Sort extends string> {
  labels: Readonly<Record<Sort, string>>
  chosen: Sort
  hrefOf: (sort: Sort) => string
}

export const SortLinks = <Sort extends string>({ labels, chosen, hrefOf }: SortProps<Sort>) => (
  <nav aria-label="순서" className="mt-1 mb-1 flex gap-x-4 text-small">
    {(Object.keys(labels) as Sort[]).map((sort) => (
      <SoftLink key={sort} href={hrefOf(sort)} aria-current={sort === chosen ? 'true' : undefined} className={SORT}>
        {labels[sort]}
      </SoftLink>
    ))}
  </nav>
)

/** Rows are numbered only if the order is a rank. */
export function AgencyResults({ filters, list }: { filters: AgencyListFilters; list: AgencyList }) {
  const { pagination, data } = list
  if (data.length === 0)
    return (
      <EmptyState
        icon="office"
        title={filters.q ? `‘${filters.q}’에 맞는 기관을 찾지 못했어요` : '이 조건에 맞는 기관이 없어요'}
        actions={
          <SoftLink href={agencyListHref({ with: filters.with })} className={buttonClass('primary')}>
            모든 기관 보기
          </SoftLink>
        }
      >
        이름의 일부나 초성으로 찾아보세요. 기록을 아직 모으지 못한 기관은 보이지 않아요.
      </EmptyState>
    )
  const isRanked = filters.sort !== 'name' && !filters.q
  const before = (pagination.page - 1) * pagination.size
  const { with: other } = filters
  return (
    <>
      <h2 className="sr-only">기관 목록</h2>
      <ol aria-label="기관 목록" className="border-t-[1.5px] border-ink">
        {data.map((agency, i) => (
          <AgencyRow
            key={agency.id}
            agency={agency}
            rank={isRanked ? before + i + 1 : null}
            href={other ? agencyComparisonHref(other, agency.id) : agencyHref(agency.id)}
          />
        ))}
      </ol>
      <Pagination
        page={pagination.page}
        pages={Math.min(pagination.pages, LIST_PAGE_MAX)}
        hrefOf={(page) => agencyListHref({ ...filters, page })}
        label="목록의 페이지"
      />
    </>
  )
}
