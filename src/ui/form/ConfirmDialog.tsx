'use client'
import { useRef, useState } from 'react'
import type { ApiResult } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { buttonClass } from '../kit/buttonClass'
import { FormAlert } from './FormAlert'
import { ModalDialog } from '../kit/ModalDialog'

interface Props {
  title: string
  note: string
  confirmLabel: string
  pendingLabel: string
  cancelLabel: string
  /** closes on success, shows the error's message otherwise */
  onConfirm: () => Promise<ApiResult<unknown>>
  /** runs after the dialog closed on success */
  onDone?: () => void
  onClose: () => void
}

/** The safe choice comes first. */
export function ConfirmDialog({
  title,
  note,
  confirmLabel,
  pendingLabel,
  cancelLabel,
  onConfirm,
  onDone,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Unlike `useSubmit`'s error it stays during a retry.
  const [error, setError] = useState<string | null>(null)
  const close = () => dialog.current?.close()
  const { submit, isPending } = useSubmit(onConfirm, {
    onSuccess: () => {
      setError(null)
      close()
      onDone?.()
    },
    onError: ({ message }) => setError(message),
  })
  return (
    <ModalDialog title={title} note={note} dialogRef={dialog} onClose={onClose}>
      <FormAlert>{error}</FormAlert>
      <div className="flex gap-2">
        <button type="button" onClick={close} className={buttonClass('plain', 'flex-1')}>
          {cancelLabel}
        </button>
        <button
          type="button"
          aria-disabled={isPending}
          onClick={() => submit()}
          className={buttonClass('primary', 'flex-1 aria-disabled:opacity-60')}
        >
          {isPending ? pendingLabel : confirmLabel}
        </button>
      </div>
    </ModalDialog>
  )
}
