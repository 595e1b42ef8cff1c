import { Autocomplete, TextField } from '@mui/material'
import { useInput } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { displayRegion } from '@/domain/region/regionNames'
import type { StaffRegion } from '@/contract/backOffice'
import { askApi } from '../../dataProvider/requestJson'

const NONE: StaffRegion[] = []

export function useStaffRegions(): StaffRegion[] {
  const { data } = useQuery({
    queryKey: ['staff', 'regions'],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/regions', { signal }),
    staleTime: Infinity,
  })
  return data?.data ?? NONE
}

export function RegionInput() {
  const { field, fieldState } = useInput<number | null>({ source: 'region', defaultValue: null })
  const regions = useStaffRegions()
  return (
    <Autocomplete
      options={regions}
      value={regions.find(({ id }) => id === field.value) ?? null}
      getOptionLabel={(region) => displayRegion(region)}
      getOptionKey={({ id }) => id}
      groupBy={({ province }) => province}
      onChange={(_, region) => field.onChange(region?.id ?? null)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField {...params} label="지역" error={fieldState.invalid} helperText={fieldState.error?.message ?? ' '} />
      )}
    />
  )
}
