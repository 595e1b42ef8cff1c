import { MenuItem, Select } from '@mui/material'
import { useFilter } from './useFilter'

export interface FilterChoice {
  id: string
  name: string
}

interface Props {
  source: string
  label: string
  choices: FilterChoice[]
  /** ids are sent as numbers */
  numeric?: boolean
}

const ANY = ''

export function FilterSelect({ source, label, choices, numeric = false }: Props) {
  const [value, setValue] = useFilter<string | number>(source)
  const chosen = choices.find(({ id }) => id === String(value ?? ANY))
  return (
    <Select
      size="small"
      displayEmpty
      value={chosen?.id ?? ANY}
      onChange={({ target }) => setValue(target.value && numeric ? Number(target.value) : target.value || null)}
      inputProps={{ 'aria-label': label }}
      renderValue={() => (
        <>
          {label} <b style={{ color: 'var(--ink)', fontWeight: chosen ? 620 : 450 }}>{chosen?.name ?? '모두'}</b>
        </>
      )}
      sx={{
        height: 32,
        fontSize: 13,
        color: 'var(--soft)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: chosen ? 'var(--edge)' : 'var(--line)' },
      }}
    >
      <MenuItem value={ANY}>모두</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  )
}
