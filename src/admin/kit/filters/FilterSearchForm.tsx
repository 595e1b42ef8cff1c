import Search from '@mui/icons-material/Search'
import { Button, InputAdornment, OutlinedInput, Stack } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useFilter } from './useFilter'

interface Props {
  placeholder: string
}

export function FilterSearchForm({ placeholder }: Props) {
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
    <Stack component="form" direction="row" onSubmit={onSubmit} sx={{ gap: 0.75, flex: '1 1 240px', maxWidth: 400 }}>
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
