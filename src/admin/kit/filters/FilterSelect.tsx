import { ListSubheader, MenuItem, Select } from '@mui/material'
import { useFilter } from './useFilter'

export interface FilterChoice {
  id: string
  name: string
}

type Value = string | number | boolean

interface Props {
  source: string
  label: string
  choices?: FilterChoice[]
  /** choices under headings */
  groups?: { title: string; choices: FilterChoice[] }[]
  /** the value of a choice, if it is not its id */
  parse?: (id: string) => Value
}

const ANY = ''

export function FilterSelect({ source, label, groups = [], choices = [], parse = (id) => id }: Props) {
  const [value, setValue] = useFilter<Value>(source)
  const chosen = [...choices, ...groups.flatMap((group) => group.choices)].find(({ id }) => id === String(value ?? ANY))
  return (
    <Select
      size="small"
      displayEmpty
      value={chosen?.id ?? ANY}
      onChange={({ target }) => setValue(target.value ? parse(target.value) : null)}
      inputProps={{ 'aria-label': label }}
      renderValue={() => (
        <>
          {label} <b style={{ color: 'var(--ink)', fontWeight: chosen ? 620 : 450 }}>{chosen?.name ?? '모두'}</b>
        </>
      )}
      MenuProps={groups.length ? { slotProps: { paper: { sx: { maxHeight: 420 } } } } : {}}
      sx={{
        height: 32,
        fontSize: 13,
        color: 'var(--soft)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: chosen ? 'var(--edge)' : 'var(--line)' },
      }}
    >
      <MenuItem value={ANY}>모두</MenuItem>
      {choices.map(item)}
      {groups.flatMap((group) => [
        <ListSubheader key={group.title} sx={{ lineHeight: '30px', fontSize: 12, background: 'var(--card)' }}>
          {group.title}
        </ListSubheader>,
        ...group.choices.map(item),
      ])}
    </Select>
  )
}

const item = ({ id, name }: FilterChoice) => (
  <MenuItem key={id} value={id}>
    {name}
  </MenuItem>
)

interface FlagProps extends Pick<Props, 'source' | 'label'> {
  yes: string
  no: string
}

export const FilterFlag = ({ yes, no, ...select }: FlagProps) => (
  <FilterSelect
    {...select}
    choices={[
      { id: 'true', name: yes },
      { id: 'false', name: no },
    ]}
    parse={(id) => id === 'true'}
  />
)
