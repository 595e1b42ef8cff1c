import { SearchField } from '../fields/SearchField'
import { useFilter } from './useFilter'

/** The condition `q`, asked for once somebody stops typing. */
export function FilterSearch({ placeholder }: { placeholder: string }) {
  const [query = '', setQuery] = useFilter<string>('q')
  return <SearchField value={query} onChange={setQuery} placeholder={placeholder} />
}
