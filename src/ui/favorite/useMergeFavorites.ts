import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { MERGE_FAVORITES_PATH } from '@/domain/favorite/paths'
import type { MergedFavorites } from '@/domain/favorite/schemas'
import { LOCAL_FAVORITES } from '@/messages/site/favorites'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { type ApiResult, requestApi } from '../api/requestApi'
import { useToast } from '../toast/ToastProvider'
import { favoriteKeys } from './favoriteKeys'
import { favoriteErrorMessage } from './favoriteApi'

export function useMergeFavorites(): (ids: readonly number[]) => Promise<ApiResult<MergedFavorites>> {
  const client = useQueryClient()
  const show = useToast()
  return useCallback(
    async (ids) => {
      const answered = await requestApi<MergedFavorites>(MERGE_FAVORITES_PATH, { method: 'POST', body: { ids } })
      if (!answered.ok) {
        show({ text: favoriteErrorMessage(answered), tone: 'wrong' })
        return answered
      }
      show({ text: LOCAL_FAVORITES.merged(answered.data) })
      await cancelAndInvalidate(client, favoriteKeys.all)
      return answered
    },
    [client, show],
  )
}
