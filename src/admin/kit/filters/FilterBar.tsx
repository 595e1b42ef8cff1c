import { Stack, Button, Chip, InputAdornment, OutlinedInput, useMediaQuery } from '@mui/material'
import { type ReactNode, type FormEvent, useState } from 'react'
import { useListContext } from 'react-admin'
import FilterList from '@mui/icons-material/FilterList'
import Search from '@mui/icons-material/Search'
import { PHONE } from '../../theme'
import { ListToolsSlot } from '../lists/ListOrder'
import { SearchField } from '../fields/textFields'
import { type FilterPreset, SavedViews, SaveView } from './SavedViews'

export function useFilter<T = unknown>(source: string): [T | undefined, (value: T | null) => void] {
  const { filterValues, setFilters } = useListContext()
  const values = filterValues as Record<string, unknown>
  const set = (value: T | null) => {
    const { [source]: _before, ...others } = values
    setFilters(value === null || value === '' ? others : { ...others, [source]: value })
  }
  return [values[source] as T | undefined, set]
}

function FilterSearch({ placeholder }: { placeholder: string }) {
  const [query = '', setQuery] = useFilter<string>('q')
  return <SearchField value={query} onChange={setQuery} placeholder={placeholder} />
}

interface FilterBarProps {
  /** the searched fields: '이름, 주소, 전화'; omitted if there is no search */
  search?: string
  presets?: FilterPreset[]
  children?: ReactNode
}

export function FilterBar({ search, presets, children }: FilterBarProps) {
  const { filterValues } = useListContext()
  const isPhone = useMediaQuery(PHONE)
  const [isOpen, setOpen] = useState(false)
  const { q: _search, ...conditions } = filterValues as Record<string, unknown>
  const count = Object.keys(conditions).length
  return (
    <>
      <SavedViews presets={presets} />
      <Stack
        role="search"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mt: 1.5, mb: 0.75 }}
      >
        {search !== undefined && <FilterSearch placeholder={search} />}
        {isPhone && children && (
          <Button variant="outlined" aria-expanded={isOpen} startIcon={<FilterList />} onClick={() => setOpen(!isOpen)}>
            {count ? `조건 ${count}` : '조건'}
          </Button>
        )}
        {(!isPhone || isOpen) && children}
        <FilterReset />
        <SaveView presets={presets} />
        <ListToolsSlot />
      </Stack>
    </>
  )
}

export function FilterReset() {
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues as object).length === 0) return null
  return (
    <Button size="small" onClick={() => setFilters({})}>
      조건 지우기
    </Button>
  )
}

interface FilterChipProps {
  source: string
  label: (value: unknown) => string
}

export function FilterChip({ source, label }: FilterChipProps) {
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

interface FilterSearchFormProps {
  placeholder: string
}

export function FilterSearchForm({ placeholder }: FilterSearchFormProps) {
  const [query = '', setQuery] = useFilter<string>('q')
  const [draft, setDraft] = useState({ of: query, text: query })
  // The draft belongs to the query it was typed over, so that removing the chip also clears the field.
  const text = draft.of === query ? draft.text : query
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const next = text.trim()
    setDraft({ of: next, text: next })
    setQuery(next || null)
  }
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      onSubmit={onSubmit}
      sx={{ gap: 0.75, flex: '1 1 240px', maxWidth: 400 }}
    >
      <OutlinedInput
        type="search"
        size="small"
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => setDraft({ of: query, text: target.value })}
        inputProps={{ 'aria-label': `목록에서 찾기: ${placeholder}` }}
        startAdornment={
          <InputAdornment position="start">
            <Search sx={{ fontSize: 16 }} />
          </InputAdornment>
        }
        sx={{ flex: 1, height: 32, fontSize: 13, pl: 1.25 }}
      />
      <Button type="submit" variant="outlined">
        찾기
      </Button>
    </Stack>
  )
}
