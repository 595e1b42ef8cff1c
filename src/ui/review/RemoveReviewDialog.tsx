'use client'
import { reviewPath } from '@/domain/review/apiPaths'
import { OWN_REVIEW } from '@/messages/reviews'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { callApi } from '../member/callApi'

interface Props {
  id: number
  onRemoved: (id: number) => void
  onClose: () => void
}

/** Asks once more before a review goes. */
export function RemoveReviewDialog({ id, onRemoved, onClose }: Props) {
  const remove = async () => {
    const answered = await callApi(reviewPath(id), { method: 'DELETE' })
    // One that is not there any more is what was wanted.
    return answered.ok || answered.code === 'review-not-found' ? null : answered.message
  }
  return (
    <ConfirmDialog
      title={OWN_REVIEW.removeAsk}
      note={OWN_REVIEW.removeNote}
      yes={OWN_REVIEW.remove}
      doing={OWN_REVIEW.removing}
      no={OWN_REVIEW.keep}
      onYes={remove}
      onDone={() => onRemoved(id)}
      onClose={onClose}
    />
  )
}
