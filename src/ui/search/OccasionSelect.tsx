import { OCCASION_FACETS, type OccasionCounts, type OccasionFacet } from '@/domain/expense/occasions'
import { OCCASION_FACET_LABELS } from '@/messages/labels'
import { LIST_SEARCH } from '@/messages/site/lists'
import { Select } from '../form/Select'
import { formatCount } from '../format/number'

interface Props {
  chosen: OccasionFacet | undefined
  /** null if they were not counted */
  counts: OccasionCounts | null
  onChange: (occasion: OccasionFacet | undefined) => void
}

/** Only those that list something. */
export function OccasionSelect({ chosen, counts, onChange }: Props) {
  const codes = OCCASION_FACETS.filter((code) => code === chosen || counts === null || counts[code] > 0)
  if (codes.length === 0) return null
  return (
    <Select
      label={LIST_SEARCH.occasion}
      variant={chosen === undefined ? 'chip' : 'chosen'}
      name="occasion"
      value={chosen ?? ''}
      onChange={(event) => onChange((event.target.value || undefined) as OccasionFacet | undefined)}
    >
      <option value="">{LIST_SEARCH.anyOccasion}</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {LIST_SEARCH.occasionOf(OCCASION_FACET_LABELS[code], counts && formatCount(counts[code]))}
        </option>
      ))}
    </Select>
  )
}
