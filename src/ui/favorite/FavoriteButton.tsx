'use client'
import { useState } from 'react'
import { FAVORITES } from '@/messages/site/favorites'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import type { FavoritePlace } from './favoritePlace'
import { useFavoriteToggle } from './useFavoriteToggle'
import { lazyComponent } from '../dialog/lazyComponent'

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
  return (
    <>
      <button
        type="button"
        aria-label={FAVORITES.saveOf(place.title)}
        aria-pressed={kept}
        onClick={toggle}
        className={variant === 'text' ? buttonClass('plain', 'sm:min-w-25') : undefined}
      >
        <Icon name="heart" filled={kept} className={variant === 'text' && kept ? 'text-accent' : ''} />
        {variant === 'text' && (kept ? FAVORITES.saved : FAVORITES.save)}
      </button>
      {choosing && <FolderDialog place={place} onClose={() => setChoosing(false)} />}
    </>
  )
}
