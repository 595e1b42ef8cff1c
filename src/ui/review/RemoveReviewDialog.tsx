'use client'
import { useRef, useState } from 'react'
import { reviewPath } from '@/domain/review/apiPaths'
import { OWN_REVIEW } from '@/messages/reviews'
import { FormAlert } from '../form/FormAlert'
import { buttonClass } from '../layout/buttonClass'
import { ModalDialog } from '../layout/ModalDialog'
import { callApi } from '../member/callApi'

interface Props {
  id: number
  onRemoved: (id: number) => void
  onClose: () => void
}

/** Asks once more before a review goes. */
export function RemoveReviewDialog({ id, onRemoved, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (busy) return
    setBusy(true)
    const answered = await callApi(reviewPath(id), { method: 'DELETE' })
    setBusy(false)
    // One that is not there any more is what was wanted.
    if (!answered.ok && answered.code !== 'review-not-found') return setFault(answered.message)
    dialog.current?.close()
    onRemoved(id)
  }
  return (
    <ModalDialog title={OWN_REVIEW.removeAsk} note={OWN_REVIEW.removeNote} dialogRef={dialog} onClose={onClose}>
      <FormAlert>{fault}</FormAlert>
      <div className="flex gap-2">
        <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('plain', 'flex-1')}>
          {OWN_REVIEW.keep}
        </button>
        <button type="button" aria-disabled={busy} onClick={() => void remove()} className={buttonClass('primary', 'flex-1 aria-disabled:opacity-60')}>
          {OWN_REVIEW.remove}
        </button>
      </div>
    </ModalDialog>
  )
}
