import { MenuItem, Select } from '@mui/material'
import { useFilter } from './useFilter'

interface Props {
  source: string
  label: string
  yes: string
  no: string
}

export function FilterFlag({ source, label, yes, no }: Props) {
  const [value, setValue] = useFilter<boolean>(source)
  const word = value === undefined ? '모두' : value ? yes : no
  return (
    <Select
      size="small"
      displayEmpty
      value={value === undefined ? '' : String(value)}
      onChange={(event) => setValue(event.target.value === '' ? null : event.target.value === 'true')}
      inputProps={{ 'aria-label': label }}
      renderValue={() => (
        <>
          {label} <b style={{ color: 'var(--ink)', fontWeight: value === undefined ? 450 : 620 }}>{word}</b>
        </>
      )}
      sx={{
        height: 32,
        fontSize: 13,
        color: 'var(--soft)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: value === undefined ? 'var(--line)' : 'var(--edge)' },
      }}
    >
      <MenuItem value="">모두</MenuItem>
      <MenuItem value="true">{yes}</MenuItem>
      <MenuItem value="false">{no}</MenuItem>
    </Select>
  )
}
