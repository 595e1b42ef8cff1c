'use client'

import Link from 'next/link'
import { useRef, useState } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Folder, Favorite, FavoritePage } from '@/contract/favorites'
import { FAVORITES, FOLDERS } from '@/messages/site/favorites'
import { memberMessages } from '@/messages/site/member'
import { CATEGORY_LABELS } from '@/messages/labels'
import { buttonClass } from '../kit/buttonClass'
import { Pager } from '../kit/Pager'
import { EmptyState } from '../kit/EmptyState'
import { OfficeSort, useOfficeOrder } from '../office/OfficeOrder'
import { fetchOrThrow } from '../api/requestApi'
import { cancelAndInvalidate, updateQueryData } from '../api/queryCache'
import { useMe } from '../member/useMe'
import { useToast } from '../kit/ToastProvider'
import {
  favoriteKeys,
  type ShownFavorites,
  setFavoriteInCache,
  sendFavorite,
  favoriteErrorMessage,
} from './favoriteApi'
import { useFolderMutations } from './useFolders'
import { restaurantHref } from '../urls/restaurantHref'
import { placeLine } from '../format/placeLine'
import { OfficeDistance } from '../office/OfficeDistance'
import { PlaceSquare } from '../kit/PlacePhoto'
import { ShareButton } from '../share/ShareButton'
import { Select } from '../form/Select'

interface FavoriteItemProps {
  favorite: Favorite
  folders: readonly Folder[]
  onMove: (folder: number | null) => void
  onRemove: () => void
}

function FavoriteItem({ favorite: { restaurant, folder_id }, folders, onMove, onRemove }: FavoriteItemProps) {
  const kind = restaurant.sub_category ?? CATEGORY_LABELS[restaurant.category]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5">
      <PlaceSquare of={restaurant} className="size-14" />
      <div className="min-w-0 flex-1 sm:basis-60">
        <h3 className="text-lead leading-snug font-semibold tracking-tight">
          {restaurant.is_active ? (
            <Link href={restaurantHref(restaurant.id)} className="hover:text-accent hover:underline">
              {restaurant.title}
            </Link>
          ) : (
            restaurant.title
          )}
          <span className="ml-2 text-small font-normal tracking-normal whitespace-nowrap text-soft">{kind}</span>
        </h3>
        <p className="truncate text-small text-soft has-[[data-at]:not(:empty)]:whitespace-normal">
          {restaurant.is_active && <OfficeDistance of={restaurant} />}
          {restaurant.is_active ? placeLine(restaurant, 'national') : FAVORITES.unlisted}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full">
        {folders.length > 0 && (
          <Select
            label={FOLDERS.of(restaurant.title)}
            variant="chip"
            className="max-w-44 max-sm:max-w-none max-sm:flex-1"
            value={folder_id ?? ''}
            onChange={(event) => onMove(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{FOLDERS.none}</option>
            {folders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {restaurant.is_active && (
          <Link
            href={restaurantHref(restaurant.id)}
            aria-label={`${restaurant.title} ${FAVORITES.view}`}
            className={buttonClass('plain')}
          >
            {FAVORITES.view}
          </Link>
        )}
        {restaurant.is_active && (
          <ShareButton
            place={{ id: restaurant.id, title: restaurant.title, where: placeLine(restaurant, 'national') }}
            variant="text"
          />
        )}
        <button
          type="button"
          aria-label={FAVORITES.removeOf(restaurant.title)}
          onClick={onRemove}
          className={buttonClass('plain')}
        >
          {FAVORITES.remove}
        </button>
      </div>
    </li>
  )
}

const without = (page: FavoritePage, restaurant: number): FavoritePage => ({
  ...page,
  data: page.data.filter((favorite) => favorite.restaurant.id !== restaurant),
})

const queryOf = ({ folder, page, near }: ShownFavorites) => ({
  page,
  ...(folder !== null && { folder }),
  ...(near && { near }),
})

function useFavoriteList(shown: ShownFavorites) {
  const { member } = useMe()
  const client = useQueryClient()
  const show = useToast()
  const { move } = useFolderMutations()
  const queryKey = favoriteKeys.page(member?.id, shown)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchOrThrow('GET /api/v1/me/favorites', { query: queryOf(shown), signal }),
    enabled: member !== null,
    placeholderData: keepPreviousData,
    retry: 1,
  })
  const reload = () => cancelAndInvalidate(client, favoriteKeys.all)

  const restore = async ({ restaurant, folder_id }: Favorite) => {
    const kept = await sendFavorite(restaurant.id, true)
    if (!kept.ok) show({ text: favoriteErrorMessage(kept), tone: 'wrong' })
    else if (folder_id !== null) await move(restaurant.id, folder_id)
    await reload()
  }
  const remove = async (favorite: Favorite) => {
    const { id, is_active } = favorite.restaurant
    updateQueryData<FavoritePage>(client, queryKey, (before) => without(before, id))
    if (member) setFavoriteInCache(client, member.id, id, false)
    const removed = await sendFavorite(id, false)
    // A hidden restaurant cannot be added again.
    const undo = is_active ? { action: { label: memberMessages.undo, run: () => void restore(favorite) } } : {}
    show(removed.ok ? { text: FAVORITES.removed, ...undo } : { text: FAVORITES.removeFailed, tone: 'wrong' })
    await reload()
  }
  const put = async ({ restaurant }: Favorite, into: number | null, name: string | undefined) => {
    const moved = await move(restaurant.id, into)
    if (moved.ok) show({ text: name === undefined ? FOLDERS.movedOut : FOLDERS.moved(name) })
    else show({ text: moved.message, tone: 'wrong' })
  }
  return { ...query, remove, put }
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
