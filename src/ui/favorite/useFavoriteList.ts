import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { FAVORITES_PATH } from '@/domain/favorite/paths'
import type { Favorite, FavoritePage } from '@/domain/favorite/schemas'
import { FAVORITES, FOLDERS } from '@/messages/site/favorites'
import { memberMessages } from '@/messages/site/member'
import { fetchOrThrow } from '../api/fetchOrThrow'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { updateQueryData } from '../api/updateQueryData'
import { useMe } from '../member/useMe'
import { useToast } from '../toast/ToastProvider'
import { favoriteKeys, type ShownFavorites } from './favoriteKeys'
import { setFavoriteInCache, sendFavorite, favoriteErrorMessage } from './favoriteApi'
import { useFolderMutations } from './useFolderMutations'

const without = (page: FavoritePage, restaurant: number): FavoritePage => ({
  ...page,
  data: page.data.filter((favorite) => favorite.restaurant.id !== restaurant),
})

function searchOf({ folder, page, near }: ShownFavorites): string {
  const given = { page: String(page), ...(folder !== null && { folder: String(folder) }), ...(near && { near }) }
  return new URLSearchParams(given).toString()
}

export function useFavoriteList(shown: ShownFavorites) {
  const { member } = useMe()
  const client = useQueryClient()
  const show = useToast()
  const { move } = useFolderMutations()
  const queryKey = favoriteKeys.page(member?.id, shown)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchOrThrow<FavoritePage>(`${FAVORITES_PATH}?${searchOf(shown)}`, signal),
    enabled: member !== null,
    placeholderData: keepPreviousData,
    retry: 1,
  })
  const readAnew = () => cancelAndInvalidate(client, favoriteKeys.all)

  const restore = async ({ restaurant, folder_id }: Favorite) => {
    const kept = await sendFavorite(restaurant.id, true)
    if (!kept.ok) show({ text: favoriteErrorMessage(kept), tone: 'wrong' })
    else if (folder_id !== null) await move(restaurant.id, folder_id)
    await readAnew()
  }
  const remove = async (favorite: Favorite) => {
    const { id, is_active } = favorite.restaurant
    updateQueryData<FavoritePage>(client, queryKey, (before) => without(before, id))
    if (member) setFavoriteInCache(client, member.id, id, false)
    const removed = await sendFavorite(id, false)
    // A hidden restaurant cannot be added again.
    const undo = is_active ? { action: { label: memberMessages.undo, run: () => void restore(favorite) } } : {}
    show(removed.ok ? { text: FAVORITES.removed, ...undo } : { text: FAVORITES.removeFailed, tone: 'wrong' })
    await readAnew()
  }
  const put = async ({ restaurant }: Favorite, into: number | null, name: string | undefined) => {
    const moved = await move(restaurant.id, into)
    if (moved.ok) show({ text: name === undefined ? FOLDERS.movedOut : FOLDERS.moved(name) })
    else show({ text: moved.message, tone: 'wrong' })
  }
  return { ...query, remove, put, readAnew }
}
