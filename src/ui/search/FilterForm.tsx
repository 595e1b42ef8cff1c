'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import type { ListQuery } from '@/domain/directory/query'
import { type ListFilters, listHref, refine } from '../urls/listHref'
import { buttonClass } from '../kit/buttonClass'
import { startProgress } from '../navigation/progress'
import { CategoryFilter } from './CategoryFilter'
import type { RegionChoice } from './regionChoices'
import { RefineSelects, type RefineChoices } from './RefineSelects'
import { Select } from '../form/Select'

interface Props {
  query: ListQuery
  /** of the query's province with its districts; those of the others come once another is chosen */
  regions: readonly RegionChoice[]
  choices: RefineChoices
  resetHref: string
  /** Only the two fields of the region, where nothing has been chosen yet. */
  regionOnly?: boolean
}

/**
 * Every filter of the list in one GET form. With JavaScript a choice applies at once, but for the province, which
 * first asks for its district; without it the button sends them all.
 */
export function FilterForm({ query, regions: rendered, choices, resetHref, regionOnly = false }: Props) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [draft, setDraft] = useState<ListFilters>(query)
  const [shown, setShown] = useState(query)
  const [all, setAll] = useState<readonly RegionChoice[] | null>(null)
  const regions = all ?? rendered
  if (shown !== query) {
    // The list changed by another way (a chip, the back button): the form follows it.
    setShown(query)
    setDraft(query)
  }
  const districts = regions.find((region) => region.province === draft.province)?.districts ?? []
  const chooseProvince = (province: string | undefined) => {
    setDraft({ ...draft, province, district: undefined })
    // What cannot be loaded is missed only here: the form still sends the province.
    if (!all)
      import('./regionChoices').then(
        ({ REGION_CHOICES }) => setAll(REGION_CHOICES),
        () => undefined,
      )
  }
  const apply = (filters: ListFilters) => {
    setDraft(filters)
    startProgress()
    startTransition(() => router.push(listHref(refine(filters, {})), { scroll: false }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply(draft)
  }
  return (
    <form action={draft.province || regionOnly ? '/regions' : '/restaurants'} onSubmit={submit} aria-label="목록 조건">
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {query.near && <input type="hidden" name="near" value={query.near} />}
      {query.agency && <input type="hidden" name="agency" value={query.agency} />}
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Select
          label="시도"
          variant="field"
          name="province"
          value={draft.province ?? ''}
          onChange={(event) => chooseProvince(event.target.value || undefined)}
          className="sm:w-44"
        >
          <option value="">시도 전체</option>
          {regions.map((region) => (
            <option key={region.province}>{region.province}</option>
          ))}
        </Select>
        <Select
          label="시군구"
          variant="field"
          name="district"
          value={draft.district ?? ''}
          onChange={(event) => apply({ ...draft, district: event.target.value || undefined })}
          disabled={districts.length === 0}
          className="sm:w-44"
        >
          <option value="">시군구 전체</option>
          {districts.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <button
          type="submit"
          aria-busy={pending}
          className={buttonClass('primary', 'min-h-12 px-6 aria-busy:animate-pulse')}
        >
          찾기
        </button>
        <Link href={resetHref} className={buttonClass('plain', 'min-h-12')}>
          초기화
        </Link>
      </div>
      {!regionOnly && (
        <div className="chip-row mt-3 items-center">
          <CategoryFilter value={draft.category ?? 'all'} onChange={(category) => apply({ ...draft, category })} />
          <RefineSelects filters={draft} choices={choices} onChange={(change) => apply({ ...draft, ...change })} />
        </div>
      )}
    </form>
  )
}
