import { useListContext } from 'react-admin'

export function useFilter<T = unknown>(source: string): [T | undefined, (value: T | null) => void] {
  const { filterValues, setFilters } = useListContext()
  const values = filterValues as Record<string, unknown>
  const set = (value: T | null) => {
    const { [source]: _before, ...others } = values
    setFilters(value === null || value === '' ? others : { ...others, [source]: value })
  }
  return [values[source] as T | undefined, set]
}
