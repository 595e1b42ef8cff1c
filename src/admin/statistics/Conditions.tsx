import { Autocomplete, Button, MenuItem, Stack, TextField } from '@mui/material'
import { AGENCY_TYPES } from '@/domain/agencyTypes'
import { displayRegion } from '@/domain/region/regionNames'
import type { StaffStatistics } from '@/contract/statistics'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { CATEGORY_LABELS } from '@/messages/staff/statistics'
import { useStaffRegions } from '../kit/fields/RegionInput'
import { periodText, type Condition, type useStatisticsQuery } from './useStatistics'

interface Props {
  periods: StaffStatistics['periods']
  asked: ReturnType<typeof useStatisticsQuery>
}

export function Conditions({ periods, asked: { query, set, get } }: Props) {
  const known = [...(periods?.years ?? []), ...(periods?.months ?? [])]
  const chosen = get('period')
  const options = chosen && !known.includes(chosen) ? [chosen, ...known] : known
  return (
    <Stack role="search" direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
      <Select label="기간" value={chosen} any="전체 기간" onChange={(period) => set({ period })}>
        {options.map((period) => [period, periodText(period, periods)])}
      </Select>
      <Regions get={get} set={set} />
      <Select label="분류" value={get('category')} onChange={(category) => set({ category })}>
        {Object.entries(CATEGORY_LABELS)}
      </Select>
      <Select label="기관 유형" value={get('agencyType')} onChange={(agencyType) => set({ agencyType })}>
        {AGENCY_TYPES.map((type) => [type, AGENCY_TYPE_LABELS[type]])}
      </Select>
      {get('agency') && (
        <Button size="small" variant="outlined" onClick={() => set({ agency: '' })}>
          고른 기관 풀기
        </Button>
      )}
      {query.size > 0 && (
        <Button
          size="small"
          onClick={() => set({ period: '', province: '', region: '', category: '', agencyType: '', agency: '' })}
        >
          조건 지우기
        </Button>
      )}
    </Stack>
  )
}

interface SelectProps {
  label: string
  value: string
  any?: string
  onChange: (value: string) => void
  children: [value: string, name: string][]
}

const Select = ({ label, value, any = '모두', onChange, children }: SelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ minWidth: 124 }}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    <MenuItem value="">{any}</MenuItem>
    {children.map(([id, name]) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)

interface RegionsProps {
  get: (name: Condition) => string
  set: (conditions: Partial<Record<Condition, string>>) => void
}

function Regions({ get, set }: RegionsProps) {
  const districts = useStaffRegions()
  const provinces = [...new Set(districts.map(({ province }) => province))]
  const options = [
    ...provinces.map((province) => ({ id: province, name: `${province} 전체`, province, region: '' })),
    ...districts.map((one) => ({ id: one.code, name: displayRegion(one), province: one.province, region: one.code })),
  ].sort((one, other) => provinces.indexOf(one.province) - provinces.indexOf(other.province))
  const chosen = options.find(({ id }) => id === (get('region') || get('province')))
  return (
    <Autocomplete
      size="small"
      options={options}
      value={chosen ?? null}
      groupBy={({ province }) => province}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, option) =>
        set({ region: option?.region ?? '', province: option && !option.region ? option.province : '' })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label="지역"
          placeholder="모두"
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
      sx={{ width: 190 }}
    />
  )
}
