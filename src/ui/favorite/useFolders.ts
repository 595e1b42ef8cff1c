import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchOrThrow, type ApiResult, requestApi } from '../api/requestApi'
import { useMe } from '../member/useMe'
import { favoriteKeys } from './favoriteApi'
import { cancelAndInvalidate } from '../api/queryCache'

export function useFolders() {
  const { member } = useMe()
  return useQuery({
    queryKey: favoriteKeys.folders(member?.id),
    queryFn: ({ signal }) => fetchOrThrow('GET /api/v1/me/folders', { signal }),
    enabled: member !== null,
    staleTime: 15_000,
    retry: 1,
  })
}

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
    add: (name: string) => then(requestApi('POST /api/v1/me/folders', { body: { name } })),
    rename: (id: number, name: string) =>
      then(requestApi('PATCH /api/v1/me/folders/{id}', { params: { id }, body: { name } })),
    remove: (id: number) => then(requestApi('DELETE /api/v1/me/folders/{id}', { params: { id } })),
    move: (restaurantId: number, folder_id: number | null) =>
      then(requestApi('PATCH /api/v1/me/favorites/{restaurantId}', { params: { restaurantId }, body: { folder_id } })),
    share: (id: number | null) =>
      then(
        id === null
          ? requestApi('PUT /api/v1/me/favorites/share')
          : requestApi('PUT /api/v1/me/folders/{id}/share', { params: { id } }),
      ),
    unshare: (id: number | null) =>
      then(
        id === null
          ? requestApi('DELETE /api/v1/me/favorites/share')
          : requestApi('DELETE /api/v1/me/folders/{id}/share', { params: { id } }),
      ),
  }
}
