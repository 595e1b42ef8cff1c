import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { MERGE_FAVORITES_PATH } from '@/domain/favorite/paths'
import type { MergedFavorites } from '@/domain/favorite/schemas'
import { LOCAL_FAVORITES } from '@/messages/site/favorites'
import { requestApi } from '../api/requestApi'
import { useToast } from '../kit/ToastProvider'
import { favoriteKeys } from './favoriteKeys'
import { favoriteErrorMessage } from './favoriteApi'

/** Keeps restaurants that were asked for before signing in, says what became of it, and whether it was done. */
export function useMergeFavorites(): (ids: readonly number[]) => Promise<boolean> {
  const client = useQueryClient()
  const show = useToast()
  return useCallback(
    async (ids) => {
      const answered = await requestApi<MergedFavorites>(MERGE_FAVORITES_PATH, { method: 'POST', body: { ids } })
      if (!answered.ok) {
        show({ text: favoriteErrorMessage(answered), tone: 'wrong' })
        return false
      }
      show({ text: LOCAL_FAVORITES.merged(answered.data) })
      // A first answer still on its way may be of before; invalidating alone would wait for it and believe it.
      await client.cancelQueries({ queryKey: favoriteKeys.all })
      await client.invalidateQueries({ queryKey: favoriteKeys.all })
      return true
    },
    [client, show],
  )
}
