import { Stack } from '@mui/material'
import { FilterDay } from './FilterDay'

/** Both days are included, in Seoul. */
export const FilterDays = ({ label }: { label: string }) => (
  <Stack direction="row" role="group" aria-label={label} sx={{ alignItems: 'center', gap: 0.5 }}>
    <FilterDay source="since" label={`${label}부터`} />
    <span aria-hidden="true">–</span>
    <FilterDay source="until" label={`${label}까지`} />
  </Stack>
)
