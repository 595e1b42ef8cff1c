import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import type { FilterChoice } from './FilterSelect'
import { useFilter } from './useFilter'

interface Props {
  source: string
  label: string
  choices: FilterChoice[]
}

const ANY = ''

export function FilterRadio({ source, label, choices }: Props) {
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
