import { Autocomplete, type AutocompleteRenderInputParams, InputAdornment, TextField } from '@mui/material'
import Search from '@mui/icons-material/Search'
import { type Ref, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RESOURCE_LABELS } from '@/messages/staff/resources'
import { KeyHint } from '../../shortcuts/KeyHint'
import { useShortcuts } from '../../shortcuts/useShortcuts'
import type { SearchOption } from './searchOptions'
import { useGlobalSearch } from './useGlobalSearch'

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
