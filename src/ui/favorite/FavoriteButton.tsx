'use client'
import { useState } from 'react'
import { FAVORITES } from '@/messages/site/favorites'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import type { FavoritePlace } from './favoritePlace'
import { FolderDialog } from './FolderDialog'
import { useFavoriteToggle } from './useFavoriteToggle'

interface Props {
  place: FavoritePlace
  /** a row of a list has room for an icon only */
  variant: 'text' | 'icon'
}

/** The heart: keeps a restaurant for the member, or no longer. It looks the same for everyone until it is known who looks. */
export function FavoriteButton({ place, variant }: Props) {
  const [choosing, setChoosing] = useState(false)
  const { kept, toggle } = useFavoriteToggle(place, () => setChoosing(true))
  const sign = `relative flex size-11 items-center justify-center rounded-field hover:bg-wash ${kept ? 'text-accent' : 'text-faint hover:text-ink'}`
  return (
    <>
      <button
        type="button"
        aria-label={FAVORITES.saveOf(place.title)}
        aria-pressed={kept}
        onClick={toggle}
        className={variant === 'text' ? buttonClass('plain', 'min-w-25') : sign}
      >
        <Icon name="heart" filled={kept} className={variant === 'text' && kept ? 'size-5 text-accent' : 'size-5'} />
        {variant === 'text' && (kept ? FAVORITES.saved : FAVORITES.save)}
      </button>
      {choosing && <FolderDialog place={place} onClose={() => setChoosing(false)} />}
    </>
  )
}
