import { useQuery } from '@tanstack/react-query'
import { FOLDERS_PATH } from '@/domain/favorite/paths'
import type { Folders } from '@/domain/favorite/schemas'
import { fetchOrThrow } from '../api/fetchOrThrow'
import { useMe } from '../member/useMe'
import { favoriteKeys } from './favoriteKeys'

export function useFolders() {
  const { member } = useMe()
  return useQuery({
    queryKey: favoriteKeys.folders(member?.id),
    queryFn: ({ signal }) => fetchOrThrow<Folders>(FOLDERS_PATH, signal),
    enabled: member !== null,
    staleTime: 15_000,
    retry: 1,
  })
}
