'use client'
import { useState } from 'react'
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { FAVORITES, FOLDERS } from '@/messages/site/favorites'
import { withFavorites, withPendingFavorite } from '@/domain/favorite/localFavorites'
import { LOCAL_FAVORITES_MAX } from '@/domain/favorite/favorite'
import { memberMessages } from '@/messages/site/member'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { lazyComponent } from '../kit/lazyComponent'
import { cancelAndInvalidate } from '../api/queryCache'
import { useSignInPrompt } from '../member/SignInPromptProvider'
import { useMe, useRefreshMe } from '../member/useMe'
import { useToast } from '../kit/ToastProvider'
import { fetchOrThrow } from '../api/requestApi'
import { type FavoritePlace, toLocalFavorite } from './favoritePlace'
import { favoriteKeys, setFavoriteInCache, sendFavorite, favoriteErrorMessage } from './favoriteApi'
import { changeLocalFavorites, changePendingFavorites } from './favoriteStores'

/** False for visitors and while loading. All hearts share one query. */
function useIsFavorite(restaurant: number): boolean {
  const { member } = useMe()
  const { data } = useQuery({
    queryKey: favoriteKeys.ids(member?.id),
    queryFn: ({ signal }) => fetchOrThrow('GET /api/v1/me/favorites/ids', { signal }),
    enabled: member !== null,
    staleTime: 60_000,
    retry: 1,
    select: ({ ids }) => ids.includes(restaurant),
  })
  return member !== null && (data ?? false)
}

/** Optimistic. Visitors are asked to sign in; until then the favourite is pending on this device. */
function useFavoriteToggle(place: FavoritePlace, chooseFolder: () => void): { kept: boolean; toggle: () => void } {
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

const FolderDialog = lazyComponent(() => import('./FolderDialog').then((file) => file.FolderDialog))

interface Props {
  place: FavoritePlace
  /** list rows only have room for an icon */
  variant: 'text' | 'icon'
}

/** Hollow until the member is known. */
export function FavoriteButton({ place, variant }: Props) {
  const [choosing, setChoosing] = useState(false)
  const { kept, toggle } = useFavoriteToggle(place, () => setChoosing(true))
  // What is said to press a button is what stands on it.
  const isNamed = variant === 'text'
  return (
    <>
      <button
        type="button"
        aria-label={isNamed && kept ? FAVORITES.savedOf(place.title) : FAVORITES.saveOf(place.title)}
        aria-pressed={kept}
        onClick={toggle}
        className={isNamed ? buttonClass('plain', 'sm:min-w-25') : undefined}
      >
        <Icon name="heart" filled={kept} className={isNamed && kept ? 'text-accent' : ''} />
        {isNamed && (kept ? FAVORITES.saved : FAVORITES.save)}
      </button>
      {choosing && <FolderDialog place={place} onClose={() => setChoosing(false)} />}
    </>
  )
}
