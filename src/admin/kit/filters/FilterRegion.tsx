import { Autocomplete } from '@mui/material'
import { useListContext } from 'react-admin'
import { displayRegion } from '@/domain/region/displayRegion'
import { shortProvince } from '@/domain/region/shortProvince'
import { FilterField } from '../fields/FilterField'
import { useStaffRegions } from '../fields/useStaffRegions'

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
        '& .MuiOutlinedInput-root': { height: 32, py: 0, fontSize: 13, fontWeight: chosen ? 620 : 450 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: chosen ? 'var(--edge)' : 'var(--line)' },
      }}
    />
  )
}
