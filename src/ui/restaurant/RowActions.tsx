'use client'
import { useState } from 'react'
import { ROW_ACTIONS } from '@/messages/site/rowActions'
import { lazyComponent } from '../kit/lazyComponent'
import { FavoriteButton } from '../favorite/FavoriteButton'
import type { FavoritePlace } from '../favorite/favoritePlace'
import { useHydrated } from '../form/useHydrated'
import { placeLine } from '../format/placeLine'
import { Icon } from '../kit/Icon'
import { ShareButton } from '../share/ShareButton'
import { StaffButtons } from '../staff/StaffButtons'

const PlaceDialog = lazyComponent(() => import('./PlaceDialog').then((file) => file.PlaceDialog))

/** Only the heart is in the HTML; the other buttons would outweigh the row and are rendered once they work. */
export function RowActions({ place }: { place: FavoritePlace }) {
  const { id, title } = place
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const shared = { id, title, where: placeLine(place, 'national') }
  return (
    <>
      <div className="row-actions">
        <FavoriteButton place={place} variant="icon" />
        {isHydrated && (
          <>
            <ShareButton place={shared} variant="icon" />
            <button
              type="button"
              aria-label={ROW_ACTIONS.moreOf(title)}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <Icon name="more" />
            </button>
          </>
        )}
      </div>
      {isOpen && <PlaceDialog place={place} shared={shared} onClose={() => setOpen(false)} />}
      <StaffButtons restaurant={{ id, title }} className="col-start-2 col-end-4 -ml-2" />
    </>
  )
}
