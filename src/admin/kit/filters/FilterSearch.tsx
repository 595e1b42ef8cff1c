import { SearchField } from '../fields/SearchField'
import { useFilter } from './useFilter'

export function FilterSearch({ placeholder }: { placeholder: string }) {
  const [query = '', setQuery] = useFilter<string>('q')
  return <SearchField value={query} onChange={setQuery} placeholder={placeholder} />
}
