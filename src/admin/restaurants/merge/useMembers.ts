import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DuplicateMember } from '@/domain/linkage/duplicates'
import type { BackOfficeDataProvider } from '../../dataProvider/dataProvider'

export function useMembers(restaurants: number[]) {
  const provider = useDataProvider<BackOfficeDataProvider>()
  return useQuery({
    queryKey: ['matches', 'duplicates', restaurants],
    queryFn: async () =>
      (
        await provider.actionMany<{ members: DuplicateMember[] }>('matches', [], 'duplicate-members', {
          members: restaurants,
        })
      ).members,
    enabled: restaurants.length > 1,
    staleTime: 0,
    retry: false,
  })
}
