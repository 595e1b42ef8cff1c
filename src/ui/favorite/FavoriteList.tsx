'use client'
import Link from 'next/link'
import { useRef, useState } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Folder, Favorite, FavoritePage } from '@/domain/favorite/schemas'
import { FAVORITES, FOLDERS } from '@/messages/site/favorites'
import { FAVORITES_PATH } from '@/domain/favorite/paths'
import { memberMessages } from '@/messages/site/member'
import { buttonClass } from '../kit/buttonClass'
import { Pager } from '../kit/Pager'
import { EmptyState } from '../kit/EmptyState'
import { OfficeSort } from '../office/OfficeSort'
import { useOfficeOrder } from '../office/useOfficeOrder'
import { fetchOrThrow } from '../api/fetchOrThrow'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { updateQueryData } from '../api/updateQueryData'
import { useMe } from '../member/useMe'
import { useToast } from '../toast/ToastProvider'
import { FavoriteItem } from './FavoriteItem'
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

function useFavoriteList(shown: ShownFavorites) {
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

interface Props {
  /** null for all */
  folder: number | null
  folders: readonly Folder[]
}

export function FavoriteList({ folder, folders }: Props) {
  const [turned, setTurned] = useState(1)
  const { near } = useOfficeOrder('favorites')
  const { data, isError, remove, put, refetch } = useFavoriteList({ folder, page: turned, near })
  const list = useRef<HTMLUListElement>(null)
  if (!data)
    return isError ? (
      <button type="button" onClick={() => void refetch()} className={buttonClass('plain')}>
        {FAVORITES.loadFailed} {FAVORITES.retry}
      </button>
    ) : (
      <p className="text-small text-soft">{FAVORITES.loading}</p>
    )
  const { pages, total } = data.pagination
  // The last page has become empty.
  if (turned > pages) setTurned(pages)
  if (total === 0)
    return folder === null ? (
      <EmptyState isPart title={FAVORITES.empty} actions={<ExploreLink />}>
        {FAVORITES.emptyWhy}
      </EmptyState>
    ) : (
      <EmptyState isPart title={FAVORITES.emptyFolder}>
        {FAVORITES.emptyFolderWhy}
      </EmptyState>
    )
  const changePage = (page: number) => {
    setTurned(page)
    // Focuses the list's top, because the next page may be much shorter.
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
  }
  return (
    <>
      <OfficeSort list="favorites" usual={FAVORITES.order} onChange={() => setTurned(1)} />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={FAVORITES.list}
        className="scroll-mt-4 border-t-[1.5px] border-ink outline-none"
      >
        {data.data.map((favorite) => (
          <FavoriteItem
            key={favorite.restaurant.id}
            favorite={favorite}
            folders={folders}
            onMove={(into) => void put(favorite, into, folders.find(({ id }) => id === into)?.name)}
            onRemove={() => {
              // The focused button is removed with its row, so focus the list.
              list.current?.focus()
              void remove(favorite)
            }}
          />
        ))}
      </ul>
      <Pager page={turned} pages={pages} label={FAVORITES.pages} onPageChange={changePage} />
    </>
  )
}

function ExploreLink() {
  return (
    <Link href="/regions" className={buttonClass('primary')}>
      {FAVORITES.explore}
    </Link>
  )
}
