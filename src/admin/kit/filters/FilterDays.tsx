import { Stack } from '@mui/material'
import { DayField } from '../dates/DayField'
import { useFilter } from './useFilter'

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
