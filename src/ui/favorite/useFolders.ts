import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FOLDERS_PATH, FAVORITES_PATH, SHARE_FAVORITES_PATH } from '@/domain/favorite/favorite'
import type { Folders, Folder, Share } from '@/contract/favorites'
import { fetchOrThrow, type ApiResult, requestApi } from '../api/requestApi'
import { useMe } from '../member/useMe'
import { favoriteKeys } from './favoriteApi'
import { cancelAndInvalidate } from '../api/queryCache'

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

const sharePath = (folder: number | null) =>
  folder === null ? SHARE_FAVORITES_PATH : `${FOLDERS_PATH}/${folder}/share`

export function useFolderMutations() {
  const client = useQueryClient()
  async function then<T>(asked: Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    const answered = await asked
    await Promise.all(
      [favoriteKeys.folders(), favoriteKeys.pages].map((queryKey) => cancelAndInvalidate(client, queryKey)),
    )
    return answered
  }
  return {
    add: (name: string) => then(requestApi<Folder>(FOLDERS_PATH, { method: 'POST', body: { name } })),
    rename: (folder: number, name: string) =>
      then(requestApi<Folder>(`${FOLDERS_PATH}/${folder}`, { method: 'PATCH', body: { name } })),
    remove: (folder: number) => then(requestApi(`${FOLDERS_PATH}/${folder}`, { method: 'DELETE' })),
    move: (restaurant: number, folder: number | null) =>
      then(requestApi(`${FAVORITES_PATH}/${restaurant}`, { method: 'PATCH', body: { folder_id: folder } })),
    share: (folder: number | null) => then(requestApi<Share>(sharePath(folder), { method: 'PUT' })),
    unshare: (folder: number | null) => then(requestApi(sharePath(folder), { method: 'DELETE' })),
  }
}
