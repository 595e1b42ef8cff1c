import { Autocomplete, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { FilterField } from './FilterField'

const DEBOUNCE_MS = 250

export interface Picked {
  id: number
  label: string
  /** what tells it from others of that name */
  note?: string | null
}

interface Props<T extends RaRecord> {
  resource: string
  label: string
  toPicked: (record: T) => Picked
  value: Picked | null
  onChange: (picked: Picked | null) => void
  /** never offered */
  except?: number
  sort?: string
  filter?: object
  size?: 'small' | 'filter'
  error?: string
  required?: boolean
}

/** One record of a list, found by typing. */
export function RecordPicker<T extends RaRecord>(props: Props<T>) {
  const { resource, label, toPicked, value, onChange, except, sort = 'id', filter, size, error, required } = props
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsking = query !== '' && query !== value?.label
  const { data = [], isFetching } = useGetList<T>(
    resource,
    {
      filter: { ...filter, q: query },
      sort: { field: sort, order: 'ASC' },
      pagination: { page: 1, perPage: 20 },
    },
    { enabled: isAsking },
  )
  const options = (isAsking ? data.map(toPicked) : []).filter(({ id }) => id !== except)
  const isFilter = size === 'filter'
  return (
    <Autocomplete
      options={options}
      value={value}
      loading={isFetching}
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, picked) => onChange(picked)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      noOptionsText={query === '' ? '이름을 적어 주십시오.' : '찾지 못했습니다.'}
      renderOption={({ key, ...attributes }, option) => (
        <li key={key} {...attributes}>
          <div>
            {option.label}
            {option.note && <div style={{ color: 'var(--soft)', fontSize: 12.5 }}>{option.note}</div>}
          </div>
        </li>
      )}
      renderInput={(params) =>
        isFilter ? (
          <FilterField params={params} label={label} />
        ) : (
          <TextField
            {...params}
            label={label}
            required={required}
            error={Boolean(error)}
            helperText={error}
            margin="dense"
          />
        )
      }
      sx={isFilter ? { width: 190, '& .MuiOutlinedInput-root': { height: 32, py: 0, fontSize: 13 } } : {}}
    />
  )
}
