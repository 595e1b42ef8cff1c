import { ListSubheader, IconButton, MenuItem, Select, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import Close from '@mui/icons-material/Close'
import { useFilter } from './FilterBar'

export const choicesOf = <T extends string>(labels: Record<T, string>): { id: T; name: string }[] =>
  (Object.keys(labels) as T[]).map((id) => ({ id, name: labels[id] }))

interface FilterChoice {
  id: string
  name: string
}

type Value = string | number | boolean

interface FilterSelectProps {
  source: string
  label: string
  choices?: FilterChoice[]
  /** choices under headings */
  groups?: { title: string; choices: FilterChoice[] }[]
  /** the value of a choice, if it is not its id */
  parse?: (id: string) => Value
}

const ANY = ''
const Nothing = () => null

export function FilterSelect({ source, parse = (id) => id, ...select }: FilterSelectProps) {
  const [value, setValue] = useFilter<Value>(source)
  return <ConditionSelect {...select} value={String(value ?? ANY)} onChange={(id) => setValue(id ? parse(id) : null)} />
}

interface ConditionSelectProps extends Pick<FilterSelectProps, 'label' | 'choices' | 'groups'> {
  value: string
  /** '' for any */
  onChange: (id: string) => void
}

/** A condition that is set looks like a chip and can be removed at once. */
export function ConditionSelect({ label, groups = [], choices = [], value, onChange }: ConditionSelectProps) {
  const chosen = [...choices, ...groups.flatMap((group) => group.choices)].find(({ id }) => id === value)
  return (
    <Select
      size="small"
      displayEmpty
      value={chosen?.id ?? ANY}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': label }}
      {...(chosen && {
        IconComponent: Nothing,
        endAdornment: (
          <IconButton size="small" aria-label={`${label} 조건 지우기`} onClick={() => onChange(ANY)} sx={{ p: 0.25 }}>
            <Close sx={{ fontSize: 15 }} />
          </IconButton>
        ),
      })}
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
        ...(chosen && { pr: 0.75, '& .MuiSelect-select': { paddingRight: '4px !important' } }),
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

interface FlagProps extends Pick<FilterSelectProps, 'source' | 'label'> {
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

interface FilterRadioProps {
  source: string
  label: string
  choices: FilterChoice[]
}

export function FilterRadio({ source, label, choices }: FilterRadioProps) {
  const [value, setValue] = useFilter<string>(source)
  return (
    <RadioGroup row aria-label={label} value={value ?? ANY} onChange={(_, chosen) => setValue(chosen || null)}>
      {[{ id: ANY, name: '모두' }, ...choices].map(({ id, name }) => (
        <FormControlLabel
          key={id}
          value={id}
          control={<Radio size="small" color="default" sx={{ p: 0.5 }} />}
          label={name}
          sx={{ ml: 0, mr: 1.5, '& .MuiFormControlLabel-label': { fontSize: 13.5 } }}
        />
      ))}
    </RadioGroup>
  )
}
