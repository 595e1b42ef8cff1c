'use client'
import { staffButtonMessages } from '@/messages/site/staffButtons'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { useTrash } from './useTrash'

interface Props {
  restaurant: { id: number; title: string }
  onClose: () => void
}

export function RemoveRestaurantDialog({ restaurant, onClose }: Props) {
  const trash = useTrash(restaurant.id)
  return (
    <ConfirmDialog
      title={staffButtonMessages.removeAsk(restaurant.title)}
      note={staffButtonMessages.removeNote}
      confirmLabel={staffButtonMessages.remove}
      pendingLabel={staffButtonMessages.removing}
      cancelLabel={staffButtonMessages.keep}
      onConfirm={trash}
      onClose={onClose}
    />
  )
}
