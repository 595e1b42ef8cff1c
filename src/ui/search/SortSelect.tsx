import { SORTS, type Sort } from '@/domain/directory/listOrder'
import { SORT_LABELS } from '@/messages/labels'
import { LIST_CONTROLS } from '@/messages/site/listControls'
import { Select } from '../form/Select'
import { defaultSort, type ListFilters, sortOf } from '../urls/listHref'

/** Relevance needs a search text, distance needs a point. Near a point a text only narrows. */
const isPossible = (sort: Sort, { q }: ListFilters, isAround: boolean): boolean =>
  sort === 'distance' ? isAround : sort !== 'relevance' || (q !== undefined && !isAround)

interface Props {
  filters: ListFilters
  isAround: boolean
  form: string
  onChange: (sort: Sort) => void
}

export function SortSelect({ filters, isAround, form, onChange }: Props) {
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
      onChange={(event) => onChange(event.target.value === usual ? 'relevance' : (event.target.value as Sort))}
    >
      {SORTS.filter((option) => isPossible(option, filters, isAround)).map((option) => (
        <option key={option} value={option}>
          {SORT_LABELS[option]}
        </option>
      ))}
    </Select>
  )
}
