import { Autocomplete } from '@mui/material'
import { FilterField } from '../fields/FilterField'
import { useFilter } from './useFilter'

interface Props {
  source: string
  label: string
  options: readonly string[]
}

const wordsOf = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** Any of the words may match. */
export function FilterWords({ source, label, options }: Props) {
  const [value, setValue] = useFilter<string | string[]>(source)
  const words = wordsOf(value)
  const rest = words.length > 1 ? ` 외 ${words.length - 1}` : ''
  return (
    <Autocomplete
      multiple
      freeSolo
      disableCloseOnSelect
      limitTags={1}
      options={options}
      value={words}
      onChange={(_, chosen) => setValue(chosen.length ? chosen : null)}
      renderValue={(chosen) => (
        <b style={{ fontWeight: 620, fontSize: 13, whiteSpace: 'nowrap' }}>
          {chosen[0]}
          {rest}
        </b>
      )}
      renderInput={(params) => <FilterField params={params} label={label} isEmpty={words.length === 0} />}
      sx={{
        width: 168,
        '& .MuiOutlinedInput-root': { height: 32, py: 0, flexWrap: 'nowrap', fontSize: 13 },
        '& .MuiAutocomplete-input': { minWidth: '30px !important' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: words.length ? 'var(--edge)' : 'var(--line)' },
      }}
    />
  )
}
