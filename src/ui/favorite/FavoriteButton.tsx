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
  /** a row of a list has room for an icon only, and says how it looks */
  variant: 'text' | 'icon'
}

/** The heart: adds a restaurant to the favourites or removes it. Empty until it is known who is signed in. */
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
