'use client'
import Link from 'next/link'
import { type FormEvent, useId } from 'react'
import type { ListQuery } from '@/domain/directory/query'
import { LIST_CONTROLS } from '@/messages/site/listControls'
import { formatCount } from '../format/number'
import { listHref } from '../urls/listHref'
import { buttonClass } from '../kit/buttonClass'
import { CategoryFilter } from './CategoryFilter'
import { countFilters } from './countFilters'
import { ListControls } from './ListControls'
import type { RegionChoice } from './regionChoices'
import { RegionSelects } from './RegionSelects'
import { RefineSelects, type RefineChoices } from './RefineSelects'
import { SortSelect } from './SortSelect'
import { useListFilters } from './useListFilters'

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
