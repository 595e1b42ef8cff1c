import { SORTS, type Sort } from '@/domain/directory/listOrder'
import { SORT_LABELS } from '@/messages/labels'
import { LIST_CONTROLS } from '@/messages/site/listControls'
import { OFFICE } from '@/messages/site/nearby'
import { Select } from '../form/Select'
import { useOffice } from '../office/useOffice'
import { defaultSort, type ListFilters, nearestFirst, sortOf } from '../urls/listHref'

/** Relevance needs a search text, distance needs a point. Near a point a text only narrows. */
const isPossible = (sort: Sort, { q }: ListFilters, isAround: boolean, hasOffice: boolean): boolean =>
  sort === 'distance' ? isAround || hasOffice : sort !== 'relevance' || (q !== undefined && !isAround)

interface Props {
  filters: ListFilters
  isAround: boolean
  form: string
  onChange: (change: ListFilters) => void
}

/** The sort order of a list. With an office, any list can be put in the order of distance from it. */
export function SortSelect({ filters, isAround: wasAround, form, onChange }: Props) {
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
