import { Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { SearchField } from '../fields/SearchField'
import { useFilter } from './useFilter'

function FilterSearch({ placeholder }: { placeholder: string }) {
  const [query = '', setQuery] = useFilter<string>('q')
  return <SearchField value={query} onChange={setQuery} placeholder={placeholder} />
}

interface Props {
  /** the searched fields: '이름, 주소, 전화'; omitted if there is no search */
  search?: string
  children?: ReactNode
}

export function FilterBar({ search, children }: Props) {
  return (
    <Stack role="search" direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mt: 1.5, mb: 1.25 }}>
      {search !== undefined && <FilterSearch placeholder={search} />}
      {children}
    </Stack>
  )
}
