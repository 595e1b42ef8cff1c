import { useListContext } from 'react-admin'

/** One filter of the list: its value and a setter; null removes it. */
export function useFilter<T = unknown>(source: string): [T | undefined, (value: T | null) => void] {
  const { filterValues, setFilters } = useListContext()
  const values = filterValues as Record<string, unknown>
  const set = (value: T | null) => {
    const { [source]: _before, ...others } = values
    setFilters(value === null || value === '' ? others : { ...others, [source]: value })
  }
  return [values[source] as T | undefined, set]
}
