import { Chip } from '@mui/material'
import { useFilter } from './useFilter'

interface Props {
  source: string
  /** the filter in words; shown only while active */
  label: (value: unknown) => string
}

/** A removable chip for a filter that a link set: '한울시 다온구 ✕'. */
export function FilterChip({ source, label }: Props) {
  const [value, setValue] = useFilter(source)
  if (value === undefined) return null
  return (
    <Chip
      label={label(value)}
      variant="outlined"
      onDelete={() => setValue(null)}
      sx={{ height: 32, borderRadius: '6px', borderColor: 'var(--edge)', fontWeight: 620 }}
    />
  )
}
