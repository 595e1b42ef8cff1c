'use client'
import { STAFF_BUTTONS } from '@/messages/staffButtons'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { useTrash } from './useTrash'

interface Props {
  restaurant: { id: number; title: string }
  onClose: () => void
}

/** Asks before a restaurant goes into the trash. */
export function RemoveRestaurantDialog({ restaurant, onClose }: Props) {
  const trash = useTrash(restaurant.id)
  return (
    <ConfirmDialog
      title={STAFF_BUTTONS.removeAsk(restaurant.title)}
      note={STAFF_BUTTONS.removeNote}
      yes={STAFF_BUTTONS.remove}
      doing={STAFF_BUTTONS.removing}
      no={STAFF_BUTTONS.keep}
      onYes={trash}
      onClose={onClose}
    />
  )
}
