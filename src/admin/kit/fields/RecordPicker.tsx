import { Autocomplete, TextField, type AutocompleteRenderInputParams } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type RaRecord, required as requiredValue, useDataProvider, useInput } from 'react-admin'

interface FilterFieldProps {
  params: AutocompleteRenderInputParams
  label: string
  isEmpty?: boolean
}

export const FilterField = ({ params: { slotProps, ...rest }, label, isEmpty = true }: FilterFieldProps) => (
  <TextField
    {...rest}
    placeholder={isEmpty ? label : ''}
    slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': label } }}
  />
)

const DEBOUNCE_MS = 250
const OFFERED = 20

export interface Picked {
  id: number
  label: string
  /** distinguishes records of the same name */
  note?: string | null
}

type Source<T extends RaRecord> =
  | { resource: string; toPicked: (record: T) => Picked; sort?: string; filter?: object; find?: never }
  | { find: (query: string) => Promise<Picked[]>; resource?: never }

interface OwnProps {
  label: string
  value: Picked | null
  onChange: (picked: Picked | null) => void
  except?: number | undefined
  size?: 'small' | 'filter'
  error?: string | undefined
  required?: boolean
  /** in a dialog that asks for nothing before it */
  autoFocus?: boolean
}

export type RecordPickerProps<T extends RaRecord> = OwnProps & Source<T>

function useFind<T extends RaRecord>(source: Source<T>): (query: string) => Promise<Picked[]> {
  const provider = useDataProvider()
  if (source.find) return source.find
  const { resource, toPicked, filter, sort = 'id' } = source
  return async (query) => {
    const { data } = await provider.getList<T>(resource, {
      filter: { ...filter, q: query },
      sort: { field: sort, order: 'ASC' },
      pagination: { page: 1, perPage: OFFERED },
    })
    return data.map(toPicked)
  }
}

export function RecordPicker<T extends RaRecord>(props: RecordPickerProps<T>) {
  const { label, value, onChange, except, size, error, required, autoFocus = false } = props
  const find = useFind(props)
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsking = query !== '' && query !== value?.label
  const { data = [], isFetching } = useQuery({
    queryKey: ['picked', props.resource ?? label, 'filter' in props ? props.filter : null, query],
    queryFn: () => find(query),
    enabled: isAsking,
  })
  const options = (isAsking ? data : []).filter(({ id }) => id !== except)
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
      noOptionsText={query === '' ? '이름을 적어 주세요.' : '찾지 못했어요.'}
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
            autoFocus={autoFocus}
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

type RecordInputProps<T extends RaRecord> = Pick<OwnProps, 'label' | 'except'> &
  Extract<Source<T>, { resource: string }> & {
    /** the field that holds the record's id */
    source: string
    initial: Picked | null
    /** the message where none is chosen; without it the field may stay empty */
    missing?: string
  }

export function RecordInput<T extends RaRecord>({ source, initial, missing, ...picker }: RecordInputProps<T>) {
  const { field, fieldState } = useInput<number | null>({
    source,
    ...(missing && { validate: requiredValue(missing) }),
  })
  const [picked, setPicked] = useState(initial)
  return (
    <RecordPicker<T>
      {...picker}
      value={picked}
      onChange={(chosen) => {
        setPicked(chosen)
        field.onChange(chosen?.id ?? null)
      }}
      error={fieldState.error?.message}
      required={missing !== undefined}
    />
  )
}

export interface PickableRestaurant {
  id: number
  title: string
  address: string | null
  province: string | null
  district: string | null
}

export const toPickedRestaurant = ({ id, title, address, province, district }: PickableRestaurant): Picked => ({
  id,
  label: title,
  note: address ?? [province, district].filter(Boolean).join(' '),
})

interface RestaurantPickerProps {
  label?: string
  value: Picked | null
  onChange: (picked: Picked | null) => void
  except?: number | undefined
  autoFocus?: boolean
}

export const RestaurantPicker = ({ label = '식당', ...props }: RestaurantPickerProps) => (
  <RecordPicker<PickableRestaurant>
    resource="restaurants"
    label={label}
    toPicked={toPickedRestaurant}
    sort="title"
    {...props}
  />
)
