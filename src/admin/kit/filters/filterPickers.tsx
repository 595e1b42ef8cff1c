import { Autocomplete, Stack } from '@mui/material'
import { useListContext, type RaRecord, useGetOne } from 'react-admin'
import { displayRegion, shortProvince } from '@/domain/region/regionNames'
import { FilterField, type Picked, RecordPicker } from '../fields/RecordPicker'
import { useStaffRegions } from '../fields/RegionInput'
import { useFilter } from './FilterBar'
import { DayField } from '../dates/dateInputs'

function FilterDay({ source, label }: { source: string; label: string }) {
  const [value, setValue] = useFilter<string>(source)
  return (
    <DayField
      name={label}
      value={value ?? ''}
      onChange={(day) => setValue(day || null)}
      slotProps={{ htmlInput: { 'aria-label': label, title: label } }}
      sx={{
        width: 140,
        '& .MuiOutlinedInput-root': { height: 32, fontSize: 13 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: value ? 'var(--edge)' : 'var(--line)' },
      }}
    />
  )
}

/** Both days are included, in Seoul. */
export const FilterDays = ({ label }: { label: string }) => (
  <Stack direction="row" role="group" aria-label={label} sx={{ alignItems: 'center', gap: 0.5 }}>
    <FilterDay source="since" label={`${label}부터`} />
    <span aria-hidden="true">–</span>
    <FilterDay source="until" label={`${label}까지`} />
  </Stack>
)

interface Option {
  label: string
  province: string
  /** null: the whole province */
  region: number | null
}

interface Conditions {
  province?: string
  region?: number
}

export function FilterRegion() {
  const { filterValues, setFilters } = useListContext()
  const regions = useStaffRegions()
  const { province, region, ...others } = filterValues as Conditions
  const provinces = [...new Set(regions.map((one) => one.province))]
  const options: Option[] = provinces.flatMap((name) => [
    { label: `${shortProvince(name)} 모두`, province: name, region: null },
    ...regions
      .filter((one) => one.province === name)
      .map((one) => ({ label: displayRegion(one, { short: true }), province: name, region: one.id })),
  ])
  const chosen = options.find((one) =>
    region === undefined ? one.region === null && one.province === province : one.region === region,
  )
  const choose = (option: Option | null) => {
    if (!option) return setFilters(others)
    setFilters({ ...others, ...(option.region === null ? { province: option.province } : { region: option.region }) })
  }
  return (
    <Autocomplete
      options={options}
      value={chosen ?? null}
      groupBy={(option) => option.province}
      getOptionKey={(option) => option.region ?? option.province}
      isOptionEqualToValue={(one, other) => one.label === other.label}
      onChange={(_, option) => choose(option)}
      renderInput={(params) => <FilterField params={params} label="지역" />}
      sx={{
        width: 168,
        '& .MuiAutocomplete-clearIndicator': { visibility: 'visible' },
        '& .MuiOutlinedInput-root': { height: 32, py: 0, fontSize: 13, fontWeight: chosen ? 620 : 450 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: chosen ? 'var(--edge)' : 'var(--line)' },
      }}
    />
  )
}

interface FilterRecordProps<T> {
  source: string
  label: string
  resource: string
  toPicked: (record: T) => Picked
  sort: string
}

export function FilterRecord<T extends RaRecord>({ source, ...picker }: FilterRecordProps<T>) {
  const [id, setId] = useFilter<number>(source)
  const { data } = useGetOne<T>(picker.resource, { id: id ?? 0 }, { enabled: id !== undefined })
  const value = id === undefined ? null : data ? picker.toPicked(data) : { id, label: `${id}번` }
  return <RecordPicker<T> {...picker} size="filter" value={value} onChange={(picked) => setId(picked?.id ?? null)} />
}

interface FilterWordsProps {
  source: string
  label: string
  options: readonly string[]
}

const wordsOf = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** Any of the words may match. */
export function FilterWords({ source, label, options }: FilterWordsProps) {
  const [value, setValue] = useFilter<string | string[]>(source)
  const words = wordsOf(value)
  const rest = words.length > 1 ? ` 외 ${words.length - 1}` : ''
  return (
    <Autocomplete
      multiple
      freeSolo
      disableCloseOnSelect
      limitTags={1}
      options={options}
      value={words}
      onChange={(_, chosen) => setValue(chosen.length ? chosen : null)}
      renderValue={(chosen) => (
        <b style={{ fontWeight: 620, fontSize: 13, whiteSpace: 'nowrap' }}>
          {chosen[0]}
          {rest}
        </b>
      )}
      renderInput={(params) => <FilterField params={params} label={label} isEmpty={words.length === 0} />}
      sx={{
        width: 168,
        '& .MuiAutocomplete-clearIndicator': { visibility: 'visible' },
        '& .MuiOutlinedInput-root': { height: 32, py: 0, flexWrap: 'nowrap', fontSize: 13 },
        '& .MuiAutocomplete-input': { minWidth: '30px !important' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: words.length ? 'var(--edge)' : 'var(--line)' },
      }}
    />
  )
}
