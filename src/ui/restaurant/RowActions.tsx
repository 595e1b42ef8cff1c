'use client'
import { FavoriteButton } from '../favorite/FavoriteButton'
import type { FavoritePlace } from '../favorite/favoritePlace'
import { placeLine } from '../format/placeLine'
import { ShareButton } from '../share/ShareButton'
import { StaffButtons } from '../staff/StaffButtons'

/** What one can do with a restaurant in its row of a list. */
export function RowActions({ place }: { place: FavoritePlace }) {
  const { id, title } = place
  return (
    <>
      <div className="row-actions">
        <FavoriteButton place={place} variant="icon" />
        <ShareButton place={{ id, title, where: placeLine(place, 'national') }} variant="icon" />
      </div>
      <StaffButtons restaurant={{ id, title }} className="col-start-2 col-end-4 -ml-2" />
    </>
  )
}
