'use client'
import { OWN_REVIEW } from '@/messages/site/reviews'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { NO_CONTENT, requestApi } from '../api/requestApi'

interface Props {
  id: number
  onRemoved: (id: number) => void
  onClose: () => void
}

export function RemoveReviewDialog({ id, onRemoved, onClose }: Props) {
  const remove = async () => {
    const answered = await requestApi('DELETE /api/v1/reviews/{id}', { params: { id } })
    // A review that is already deleted counts as success.
    return !answered.ok && answered.code === 'review-not-found' ? NO_CONTENT : answered
  }
  return (
    <ConfirmDialog
      title={OWN_REVIEW.removeAsk}
      note={OWN_REVIEW.removeNote}
      confirmLabel={OWN_REVIEW.remove}
      pendingLabel={OWN_REVIEW.removing}
      cancelLabel={OWN_REVIEW.keep}
      onConfirm={remove}
      onDone={() => onRemoved(id)}
      onClose={onClose}
    />
  )
}
