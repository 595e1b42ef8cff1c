import { Autocomplete, type AutocompleteRenderInputParams, InputAdornment, TextField } from '@mui/material'
import Search from '@mui/icons-material/Search'
import { type Ref, useRef, useState, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RESOURCE_LABELS, type ResourceName } from '@/resources/labels'
import { STAFF_SEARCH_GROUPS, type StaffSearchGroup } from '@/domain/staff/staff'
import type { StaffSearchResults } from '@/contract/staff'
import { AGENCY_TYPE_LABELS, BOARD_LABELS } from '@/messages/labels'
import { KeyHint } from '../shortcuts/KeyHint'
import { useShortcuts } from '../shortcuts/shortcuts'
import { askApi } from '../dataProvider/requestJson'

const RESOURCE_OF: Record<StaffSearchGroup, ResourceName> = {
  restaurants: 'restaurants',
  members: 'users',
  posts: 'posts',
  institutions: 'agencies',
}

interface SearchOption {
  resource: ResourceName
  id: number
  label: string
  note: string | null
  to: string
}

/** Labels for notes that are codes. */
const CODES: Partial<Record<StaffSearchGroup, Record<string, string>>> = {
  posts: BOARD_LABELS,
  institutions: AGENCY_TYPE_LABELS,
}

const searchOptions = (results: StaffSearchResults): SearchOption[] =>
  STAFF_SEARCH_GROUPS.flatMap((group) =>
    (results[group] ?? []).map(({ id, label, note }) => {
      const resource = RESOURCE_OF[group]
      const words = note === null ? null : (CODES[group]?.[note] ?? note)
      return { resource, id, label, note: words, to: `/${resource}/${id}` }
    }),
  )

const DEBOUNCE_MS = 200

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface GlobalSearchResult {
  options: SearchOption[]
  isLoading: boolean
  isFailed: boolean
}

function useGlobalSearch(typed: string): GlobalSearchResult {
  const query = useDebounced(typed.trim())
  const { data, isFetching, isError } = useQuery({
    queryKey: ['staff', 'search', query],
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/search', { query: { q: query }, signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const options = query === '' || !data ? [] : searchOptions(data)
  return { options, isLoading: isFetching || query !== typed.trim(), isFailed: isError }
}

export function GlobalSearch() {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { options, isLoading, isFailed } = useGlobalSearch(typed)
  const focus = () => field.current?.select()
  useShortcuts('어디서나', [
    { keys: '/', label: '찾기', run: focus },
    { keys: 'Ctrl+K', label: '찾기', run: focus },
  ])
  const open = (option: SearchOption | null) => {
    if (!option) return
    setTyped('')
    field.current?.blur()
    void navigate(option.to)
  }
  return (
    <Autocomplete
      options={options}
      value={null}
      inputValue={typed}
      onInputChange={(_, value, reason) => reason !== 'reset' && setTyped(value)}
      onChange={(_, option) => open(option)}
      filterOptions={(found) => found}
      groupBy={({ resource }) => RESOURCE_LABELS[resource].name}
      getOptionKey={({ to }) => to}
      open={isOpen && typed.trim() !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      autoHighlight
      blurOnSelect
      forcePopupIcon={false}
      loading={isLoading}
      loadingText="찾는 중…"
      noOptionsText={isFailed ? '찾지 못했어요. 잠시 뒤에 다시 해 주세요.' : '찾는 것이 없어요.'}
      sx={{ width: 'min(420px, 52%)' }}
      renderOption={({ key, ...props }, { label, note }) => (
        <li key={key} {...props}>
          <span>{label}</span>
          {note !== null && <span style={{ marginLeft: 8, color: 'var(--soft)', fontSize: 12.5 }}>{note}</span>}
        </li>
      )}
      renderInput={(params) => <SearchField params={params} inputRef={field} isEmpty={typed === ''} />}
    />
  )
}

interface FieldProps {
  params: AutocompleteRenderInputParams
  inputRef: Ref<HTMLInputElement>
  isEmpty: boolean
}

function SearchField({ params: { slotProps, ...rest }, inputRef, isEmpty }: FieldProps) {
  const input = {
    ...slotProps.input,
    sx: { height: 34, borderRadius: '8px', fontSize: 13.5 },
    startAdornment: (
      <InputAdornment position="start">
        <Search sx={{ fontSize: 18 }} />
      </InputAdornment>
    ),
    endAdornment: isEmpty ? <KeyHint keys="/" /> : undefined,
  }
  const htmlInput = {
    ...slotProps.htmlInput,
    'aria-label': '식당, 회원, 글, 기관 찾기',
    // ARIA requires aria-expanded on a closed combobox too.
    'aria-expanded': slotProps.htmlInput['aria-expanded'] ?? false,
  }
  return (
    <TextField
      {...rest}
      inputRef={inputRef}
      placeholder="식당, 회원, 글, 기관 찾기"
      slotProps={{ ...slotProps, input, htmlInput }}
    />
  )
}
