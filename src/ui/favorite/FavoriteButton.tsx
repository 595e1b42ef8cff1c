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
  /** A line of a list has room for a sign only. */
  look: 'word' | 'sign'
}

/** The heart: keeps a restaurant for the member, or no longer. It looks the same for everyone until it is known who looks. */
export function FavoriteButton({ place, look }: Props) {
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
        className={look === 'word' ? buttonClass('plain', 'min-w-25') : sign}
      >
        <Icon name="heart" filled={kept} className={look === 'word' && kept ? 'size-5 text-accent' : 'size-5'} />
        {look === 'word' && (kept ? FAVORITES.saved : FAVORITES.save)}
      </button>
      {choosing && <FolderDialog place={place} onClose={() => setChoosing(false)} />}
    </>
  )
}
