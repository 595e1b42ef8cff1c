import { AGENCY_TYPES } from '@/domain/agencyTypes'
import { AGENCY_SORTS } from '@/domain/agency/listOrder'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { AGENCY_SORT_LABELS } from '@/messages/site/agencies'
import { Select } from '@/ui/form/Select'
import { buttonClass } from '@/ui/kit/buttonClass'
import { chipClass } from '@/ui/kit/chipClass'
import { SoftLink } from '@/ui/kit/SoftLink'
import { type AgencyListFilters, agencyListHref } from '@/ui/urls/agencyHref'
import { PROVINCE_CHOICES } from '@/ui/search/regionChoices'

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
        <Select
          label="시도"
          variant="field"
          name="region"
          defaultValue={filters.region ?? ''}
          className="w-full sm:w-44"
        >
          <option value="">시도 전체</option>
          {PROVINCE_CHOICES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <button type="submit" className={buttonClass('primary', 'min-h-12 px-6')}>
          찾기
        </button>
      </form>
      <nav aria-label="기관 종류" className="chip-row mt-3">
        {[undefined, ...AGENCY_TYPES].map((type) => (
          <SoftLink
            key={type ?? 'all'}
            href={hrefOf({ type })}
            aria-current={type === filters.type ? 'true' : undefined}
            className={chipClass(type === filters.type)}
          >
            {type ? AGENCY_TYPE_LABELS[type] : '전체'}
          </SoftLink>
        ))}
      </nav>
      <nav aria-label="순서" className="mt-1 mb-1 flex gap-x-4 text-small">
        {AGENCY_SORTS.map((sort) => (
          <SoftLink
            key={sort}
            href={hrefOf({ sort })}
            aria-current={sort === filters.sort ? 'true' : undefined}
            className={SORT}
          >
            {AGENCY_SORT_LABELS[sort]}
          </SoftLink>
        ))}
      </nav>
    </>
  )
}
