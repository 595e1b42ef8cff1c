import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withFavorites } from '@/domain/favorite/localFavorites'
import { withPendingFavorite } from '@/domain/favorite/pendingFavorites'
import { LOCAL_FAVORITES_MAX } from '@/domain/favorite/limits'
import { FAVORITES, FOLDERS } from '@/messages/site/favorites'
import { memberMessages } from '@/messages/site/member'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { useSignInPrompt } from '../member/SignInPromptProvider'
import { useMe, useRefreshMe } from '../member/useMe'
import { useToast } from '../toast/ToastProvider'
import { favoriteKeys } from './favoriteKeys'
import { type FavoritePlace, toLocalFavorite } from './favoritePlace'
import { setFavoriteInCache, sendFavorite, favoriteErrorMessage } from './favoriteApi'
import { changeLocalFavorites } from './localFavoritesStore'
import { useIsFavorite } from './useIsFavorite'
import { changePendingFavorites } from './pendingFavoritesStore'

/** Optimistic. Visitors are asked to sign in; until then the favourite is pending on this device. */
export function useFavoriteToggle(
  place: FavoritePlace,
  chooseFolder: () => void,
): { kept: boolean; toggle: () => void } {
  const kept = useIsFavorite(place.id)
  const { member, known } = useMe()
  const client = useQueryClient()
  const show = useToast()
  const askToSignIn = useSignInPrompt()
  const refreshMe = useRefreshMe()

  const savePending = () => {
    changeLocalFavorites((all) => withFavorites(all, [toLocalFavorite(place, new Date())]))
    changePendingFavorites((ids) => withPendingFavorite(ids, place.id, LOCAL_FAVORITES_MAX))
    askToSignIn(memberMessages.signInFirst)
  }
  const setFilled = (keep: boolean) => member && setFavoriteInCache(client, member.id, place.id, keep)

  const { mutate } = useMutation({
    // Serialised, so that the second of two clicks wins.
    scope: { id: `favorite-${place.id}` },
    networkMode: 'always',
    mutationFn: (keep: boolean) => sendFavorite(place.id, keep),
    onMutate: async (keep) => {
      await client.cancelQueries({ queryKey: favoriteKeys.ids(member?.id) })
      setFilled(keep)
    },
    onSuccess: async (answered, keep) => {
      if (answered.ok) {
        const action = keep
          ? { label: FOLDERS.choose, run: chooseFolder }
          : { label: memberMessages.undo, run: () => mutate(true) }
        show({ text: keep ? FAVORITES.added : FAVORITES.removed, action })
        // A saved favourite is not offered again.
        if (keep) changeLocalFavorites((all) => all.filter(({ id }) => id !== place.id))
        const hearts =
          client.getQueryData(favoriteKeys.ids(member?.id)) === undefined ? favoriteKeys.all : favoriteKeys.pages
        await Promise.all([hearts, favoriteKeys.folders()].map((queryKey) => cancelAndInvalidate(client, queryKey)))
        return
      }
      setFilled(!keep)
      if (answered.status === 401) {
        await refreshMe()
        if (keep) savePending()
        return
      }
      show({ text: favoriteErrorMessage(answered), tone: 'wrong' })
      await cancelAndInvalidate(client, favoriteKeys.all)
    },
  })
  // While the member is unknown, let the server decide; it rejects visitors.
  return { kept, toggle: () => (known && !member ? savePending() : mutate(!kept)) }
}
