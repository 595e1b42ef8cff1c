import { Button, Chip } from '@mui/material'
import { useFilter } from './useFilter'
import { useListContext } from 'react-admin'

export function FilterReset() {
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues as object).length === 0) return null
  return (
    <Button size="small" onClick={() => setFilters({})}>
      조건 지우기
    </Button>
  )
}

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
