'use client'
import Link from 'next/link'
import { useRef, useState } from 'react'
import type { Folder } from '@/domain/favorite/schemas'
import { FAVORITES } from '@/messages/site/favorites'
import { buttonClass } from '../kit/buttonClass'
import { Pager } from '../kit/Pager'
import { EmptyState } from '../kit/EmptyState'
import { OfficeSort } from '../office/OfficeSort'
import { useOfficeOrder } from '../office/useOfficeOrder'
import { FavoriteItem } from './FavoriteItem'
import { useFavoriteList } from './useFavoriteList'

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
      <EmptyState icon="heart" title={FAVORITES.empty} actions={<ExploreLink />}>
        {FAVORITES.emptyWhy}
      </EmptyState>
    ) : (
      <EmptyState icon="heart" title={FAVORITES.emptyFolder}>
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
