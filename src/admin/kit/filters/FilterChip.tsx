import { Chip } from '@mui/material'
import { useFilter } from './useFilter'

interface Props {
  source: string
  label: (value: unknown) => string
}

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
