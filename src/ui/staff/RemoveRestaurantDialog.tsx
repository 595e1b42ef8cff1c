'use client'
import { useRouter } from 'next/navigation'
import { staffButtonMessages } from '@/messages/site/staffButtons'
import { memberMessages } from '@/messages/site/member'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { restaurantHref } from '../urls/restaurantHref'
import { type ApiResult, requestApi } from '../api/requestApi'
import { useToast } from '../kit/ToastProvider'

/** Refreshes the page each time, so that its row goes or returns. */
function useTrash(id: number): () => Promise<ApiResult<undefined>> {
  const [router, show] = [useRouter(), useToast()]
  const restore = async () => {
    const answered = await requestApi('POST /api/v1/staff/restaurants/{id}/restore', { params: { id } })
    if (!answered.ok) return show({ text: staffButtonMessages.restoreFailed(answered.message), tone: 'wrong' })
    // Its own page is now the not-found page, which a refresh does not undo.
    if (location.pathname === restaurantHref(id)) return location.reload()
    show({ text: staffButtonMessages.restored })
    router.refresh()
  }
  return async () => {
    const answered = await requestApi('DELETE /api/v1/staff/restaurants/{id}', { params: { id } })
    if (!answered.ok) return { ...answered, message: staffButtonMessages.removeFailed(answered.message) }
    show({ text: staffButtonMessages.removed, action: { label: memberMessages.undo, run: () => void restore() } })
    router.refresh()
    return answered
  }
}

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
