import type { AgencyList } from '@/domain/agency/schemas'
import { LIST_PAGE_MAX } from '@/domain/directory/limits'
import { AgencyRow } from '@/ui/agency/AgencyRow'
import { buttonClass } from '@/ui/kit/buttonClass'
import { EmptyState } from '@/ui/kit/EmptyState'
import { Pagination } from '@/ui/kit/Pagination'
import { SoftLink } from '@/ui/kit/SoftLink'
import { agencyComparisonHref, agencyHref, type AgencyListFilters, agencyListHref } from '@/ui/urls/agencyHref'

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
