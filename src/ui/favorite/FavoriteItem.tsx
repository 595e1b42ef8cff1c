'use client'
import Link from 'next/link'
import type { Favorite, Folder } from '@/domain/favorite/schemas'
import { FAVORITES, FOLDERS } from '@/messages/site/favorites'
import { CATEGORY_LABELS } from '@/messages/labels'
import { restaurantHref } from '../urls/restaurantHref'
import { buttonClass } from '../kit/buttonClass'
import { placeLine } from '../format/placeLine'
import { OfficeDistance } from '../office/OfficeDistance'
import { PlaceSquare } from '../photo/PlacePhoto'
import { ShareButton } from '../share/ShareButton'
import { Select } from '../form/Select'

interface Props {
  favorite: Favorite
  folders: readonly Folder[]
  onMove: (folder: number | null) => void
  onRemove: () => void
}

export function FavoriteItem({ favorite: { restaurant, folder_id }, folders, onMove, onRemove }: Props) {
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
