'use client'
import Link from 'next/link'
import { type FormEvent, useId } from 'react'
import type { ListQuery } from '@/contract/directoryQuery'
import { LIST_CONTROLS } from '@/messages/site/lists'
import { RADIUS_DEFAULT } from '@/domain/nearby/nearby'
import { SORTS, type Sort } from '@/domain/directory/directory'
import { SORT_LABELS } from '@/messages/labels'
import { OFFICE } from '@/messages/site/nearby'
import { formatCount } from '../format/number'
import { listHref, type ListFilters, defaultSort, nearestFirst, sortOf } from '../urls/listHref'
import { buttonClass } from '../kit/buttonClass'
import { Select } from '../form/Select'
import { useOffice } from '../office/useOffice'
import { CategoryFilter } from './CategoryFilter'
import { ListControls } from './ListControls'
import type { RegionChoice } from './regionChoices'
import { RegionSelects } from './RegionForm'
import { RefineSelects, type RefineChoices } from './RefineSelects'
import { useListFilters } from './useListFilters'

/** Relevance needs a search text, distance needs a point. Near a point a text only narrows. */
const isPossible = (sort: Sort, { q }: ListFilters, isAround: boolean, hasOffice: boolean): boolean =>
  sort === 'distance' ? isAround || hasOffice : sort !== 'relevance' || (q !== undefined && !isAround)

interface SortSelectProps {
  filters: ListFilters
  isAround: boolean
  form: string
  onChange: (change: ListFilters) => void
}

/** The sort order of a list. With an office, any list can be put in the order of distance from it. */
function SortSelect({ filters, isAround: wasAround, form, onChange }: SortSelectProps) {
  const { office } = useOffice()
  const isAround = wasAround || filters.near !== undefined
  const fromOffice = isAround ? null : office
  const options = SORTS.filter((option) => isPossible(option, filters, isAround, fromOffice !== null))
  const choose = (option: Sort) => {
    if (option === 'distance' && fromOffice) return onChange(nearestFirst(filters, fromOffice.near))
    onChange({ sort: option === usual ? 'relevance' : option })
  }
  const usual = isAround ? 'distance' : defaultSort(filters)
  const chosen = sortOf(filters)
  const sort = chosen === defaultSort(filters) ? usual : chosen
  return (
    <Select
      label={LIST_CONTROLS.sort}
      variant={sort === usual ? 'chip' : 'chosen'}
      name="sort"
      form={form}
      value={sort}
      onChange={(event) => choose(event.target.value as Sort)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option === 'distance' && fromOffice ? OFFICE.sort : SORT_LABELS[option]}
        </option>
      ))}
    </Select>
  )
}

/** The number of active filters, without region and search text, which the heading shows. */
export const countFilters = ({
  category,
  cuisine,
  occasion,
  year,
  agency_type,
  agency,
  per_head_max,
  radius,
}: ListFilters): number =>
  [
    category !== undefined && category !== 'all',
    cuisine,
    occasion,
    year,
    agency_type,
    agency,
    per_head_max,
    radius !== undefined && radius !== RADIUS_DEFAULT,
  ].filter(Boolean).length

interface Props {
  query: ListQuery
  /** the query's province with its districts; others are loaded once another province is chosen */
  regions: readonly RegionChoice[]
  choices: RefineChoices
  resetHref: string
  /** number of restaurants in the list; null if it could not be loaded */
  total: number | null
  /** whether the list is around a point, whose name may be the search text */
  isAround?: boolean
}

/** With JavaScript a choice applies at once, except the province, which waits for its district. */
export function FilterForm({ query, regions: rendered, choices, resetHref, total, isAround = false }: Props) {
  const form = useId()
  const { draft, regions, isPending, chooseProvince, apply } = useListFilters(query, rendered)
  const isShown = total !== null && listHref(draft) === listHref(query)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isShown) apply({})
  }
  const sort = (
    <>
      <SortSelect filters={draft} isAround={isAround} form={form} onChange={apply} />
      <noscript>
        <button type="submit" form={form} className={buttonClass('plain')}>
          {LIST_CONTROLS.applySort}
        </button>
      </noscript>
    </>
  )
  return (
    <ListControls chosen={countFilters(query)} count={total === null ? null : `${formatCount(total)}곳`} sort={sort}>
      <form
        id={form}
        action={draft.province ? '/regions' : '/restaurants'}
        onSubmit={submit}
        aria-label={LIST_CONTROLS.title}
      >
        {query.q && <input type="hidden" name="q" value={query.q} />}
        {query.cuisine && <input type="hidden" name="cuisine" value={query.cuisine} />}
        {query.near && <input type="hidden" name="near" value={query.near} />}
        {query.agency && <input type="hidden" name="agency" value={query.agency} />}
        <div className="filter-region">
          <RegionSelects
            filters={draft}
            regions={regions}
            onProvince={chooseProvince}
            onDistrict={(district) => apply({ district })}
          />
        </div>
        <div className="filter-more">
          <CategoryFilter value={draft.category ?? 'all'} onChange={(category) => apply({ category })} />
          <RefineSelects filters={draft} isAround={isAround} choices={choices} onChange={apply} />
        </div>
        <div className="filter-actions">
          <button type="submit" aria-busy={isPending} className={buttonClass('primary', 'aria-busy:animate-pulse')}>
            {isShown && <span className="md:hidden">{LIST_CONTROLS.show(formatCount(total))}</span>}
            <span className={isShown ? 'max-md:hidden' : ''}>{LIST_CONTROLS.find}</span>
          </button>
          <Link href={resetHref} className={buttonClass('plain')}>
            {LIST_CONTROLS.reset}
          </Link>
        </div>
      </form>
    </ListControls>
  )
}
