import { DayField } from '../dates/DayField'
import { useFilter } from './useFilter'

export function FilterDay({ source, label }: { source: string; label: string }) {
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
