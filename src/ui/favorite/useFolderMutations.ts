import { useQueryClient } from '@tanstack/react-query'
import { FAVORITES_PATH, FOLDERS_PATH, SHARE_FAVORITES_PATH } from '@/domain/favorite/paths'
import type { Folder, Share } from '@/domain/favorite/schemas'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { type ApiResult, requestApi } from '../api/requestApi'
import { favoriteKeys } from './favoriteKeys'

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
