import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

export function useLiveCount(key: readonly unknown[], rendered: number): number {
  const client = useQueryClient()
  const name = JSON.stringify(key)
  useEffect(() => {
    client.setQueryData(JSON.parse(name) as unknown[], rendered)
  }, [client, name, rendered])
  return useQuery({ queryKey: key, queryFn: skipToken, initialData: rendered }).data ?? rendered
}
