import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withFavorites } from '@/domain/favorite/localFavorites'
import { withWish } from '@/domain/favorite/pendingFavorites'
import { LOCAL_FAVORITES_MAX } from '@/domain/favorite/limits'
import { FAVORITES, FOLDERS } from '@/messages/site/favorites'
import { memberMessages } from '@/messages/site/member'
import { useSignInPrompt } from '../member/SignInPromptProvider'
import { useMe, useRefreshMe } from '../member/useMe'
import { useToast } from '../kit/ToastProvider'
import { favoriteKeys } from './favoriteKeys'
import { type FavoritePlace, wishFor } from './favoritePlace'
import { setFavoriteInCache, sendFavorite, favoriteErrorMessage } from './favoriteApi'
import { changeLocalFavorites } from './localFavoritesStore'
import { useIsFavorite } from './useIsFavorite'
import { changePendingFavorites } from './pendingFavoritesStore'

/**
 * The heart of one restaurant: it changes at once, and back if that fails. Who is not signed in is asked to; the wish
 * waits on this device meanwhile.
 * @param chooseFolder opens the choice of a folder, offered after a restaurant was kept
 */
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

  const wish = () => {
    changeLocalFavorites((all) => withFavorites(all, [wishFor(place, new Date())]))
    changePendingFavorites((ids) => withWish(ids, place.id, LOCAL_FAVORITES_MAX))
    askToSignIn(memberMessages.signInFirst)
  }
  const colour = (keep: boolean) => member && setFavoriteInCache(client, member.id, place.id, keep)

  const { mutate } = useMutation({
    // One after another: two clicks in a row end as the second one wished.
    scope: { id: `favorite-${place.id}` },
    networkMode: 'always',
    mutationFn: (keep: boolean) => sendFavorite(place.id, keep),
    onMutate: async (keep) => {
      await client.cancelQueries({ queryKey: favoriteKeys.ids(member?.id) })
      colour(keep)
    },
    onSuccess: async (answered, keep) => {
      if (answered.ok) {
        const action = keep
          ? { label: FOLDERS.choose, run: chooseFolder }
          : { label: memberMessages.undo, run: () => mutate(true) }
        show({ text: keep ? FAVORITES.added : FAVORITES.removed, action })
        // A wish that has come true is not offered again.
        if (keep) changeLocalFavorites((all) => all.filter(({ id }) => id !== place.id))
        const hearts =
          client.getQueryData(favoriteKeys.ids(member?.id)) === undefined ? favoriteKeys.all : favoriteKeys.pages
        await Promise.all([hearts, favoriteKeys.folders()].map((queryKey) => client.invalidateQueries({ queryKey })))
        return
      }
      colour(!keep)
      if (answered.status === 401) {
        await refreshMe()
        if (keep) wish()
        return
      }
      show({ text: favoriteErrorMessage(answered), tone: 'wrong' })
      await client.invalidateQueries({ queryKey: favoriteKeys.all })
    },
  })
  // Until it is known who looks, the server decides: it refuses visitors.
  return { kept, toggle: () => (known && !member ? wish() : mutate(!kept)) }
}
