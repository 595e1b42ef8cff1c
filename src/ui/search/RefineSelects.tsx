import type { OccasionCounts } from '@/domain/expense/occasions'
import type { AgencyType } from '@/domain/agencyTypes'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { RADIUS_CHOICES, RADIUS_DEFAULT } from '@/domain/nearby/nearby'
import { NEARBY } from '@/messages/site/nearby'
import { formatDistance } from '../format/distance'
import type { ListFilters } from '../urls/listHref'
import { formatWonShort } from '../format/number'
import { Select } from '../form/Select'
import { OccasionSelect } from './OccasionSelect'

export interface RefineChoices {
  /** with the months that have records, if not all do */
  years: readonly { year: number; name: string }[]
  agencyTypes: readonly AgencyType[]
  /** null if they were not counted */
  occasions: OccasionCounts | null
}

interface Props {
  filters: ListFilters
  isAround: boolean
  choices: RefineChoices
  onChange: (change: ListFilters) => void
}

/** Common price limits for a lunch, won per person. */
const PER_HEAD_STEPS = [10_000, 15_000, 20_000, 30_000, 50_000]

/** Adds a URL value that is not among the choices, so that the form matches the list. */
const withCurrent = <T,>(choices: readonly T[], current: T | undefined): T[] =>
  current === undefined || choices.includes(current) ? [...choices] : [current, ...choices]

const variantOf = (value: unknown) => (value === undefined ? 'chip' : 'chosen')
const number = (value: string) => (value ? Number(value) : undefined)

export function RefineSelects({ filters, isAround, choices, onChange }: Props) {
  const { year, agency_type, per_head_max, occasion } = filters
  return (
    <>
      {isAround && (
        <Select
          label="반경"
          variant="chosen"
          name="radius"
          value={filters.radius ?? RADIUS_DEFAULT}
          onChange={(event) => onChange({ radius: number(event.target.value) })}
        >
          {withCurrent(RADIUS_CHOICES, filters.radius).map((option) => (
            <option key={option} value={option}>
              {NEARBY.radius(formatDistance(option))}
            </option>
          ))}
        </Select>
      )}
      <OccasionSelect
        chosen={occasion}
        counts={choices.occasions}
        onChange={(changed) => onChange({ occasion: changed })}
      />
      <Select
        label="연도"
        variant={variantOf(year)}
        name="year"
        value={year ?? ''}
        onChange={(event) => onChange({ year: number(event.target.value) })}
      >
        <option value="">모든 연도</option>
        {withCurrent(
          choices.years.map((choice) => choice.year),
          year,
        ).map((option) => (
          <option key={option} value={option}>
            {choices.years.find((choice) => choice.year === option)?.name ?? `${option}년`}
          </option>
        ))}
      </Select>
      <Select
        label="기관 종류"
        variant={variantOf(agency_type)}
        name="agency_type"
        value={agency_type ?? ''}
        onChange={(event) => onChange({ agency_type: (event.target.value || undefined) as AgencyType | undefined })}
      >
        <option value="">모든 기관</option>
        {withCurrent(choices.agencyTypes, agency_type).map((option) => (
          <option key={option} value={option}>
            {AGENCY_TYPE_LABELS[option]}
          </option>
        ))}
      </Select>
      <Select
        label="1인당 금액"
        variant={variantOf(per_head_max)}
        name="per_head_max"
        value={per_head_max ?? ''}
        onChange={(event) => onChange({ per_head_max: number(event.target.value) })}
      >
        <option value="">1인당 금액</option>
        {withCurrent(PER_HEAD_STEPS, per_head_max).map((option) => (
          <option key={option} value={option}>
            {`${formatWonShort(option)} 원 이하`}
          </option>
        ))}
      </Select>
    </>
  )
}
