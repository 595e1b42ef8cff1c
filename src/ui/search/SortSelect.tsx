import { SORTS, type Sort } from '@/domain/directory/listOrder'
import { SORT_LABELS } from '@/messages/labels'
import { LIST_CONTROLS } from '@/messages/site/listControls'
import { Select } from '../form/Select'
import { defaultSort, type ListFilters, sortOf } from '../urls/listHref'

/** Relevance is to a search text, distance from a point; near a point a text only narrows. */
const isPossible = (sort: Sort, { q, near }: ListFilters): boolean =>
  sort === 'distance' ? near !== undefined : sort !== 'relevance' || (q !== undefined && near === undefined)

interface Props {
  filters: ListFilters
  /** the form that it belongs to, which stands elsewhere */
  form: string
  onChange: (sort: Sort) => void
}

/** The order of a list. */
export function SortSelect({ filters, form, onChange }: Props) {
  const sort = sortOf(filters)
  return (
    <Select
      label={LIST_CONTROLS.sort}
      variant={sort === defaultSort(filters) ? 'chip' : 'chosen'}
      name="sort"
      form={form}
      value={sort}
      onChange={(event) => onChange(event.target.value as Sort)}
    >
      {SORTS.filter((option) => isPossible(option, filters)).map((option) => (
        <option key={option} value={option}>
          {SORT_LABELS[option]}
        </option>
      ))}
    </Select>
  )
}
