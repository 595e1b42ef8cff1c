'use client'
import { useRef, useState } from 'react'
import { buttonClass } from './buttonClass'
import { ModalDialog } from './ModalDialog'
import { FormAlert } from './FormAlert'

interface Props {
  title: string
  note: string
  /** what is done, and what is said while it is being done */
  confirmLabel: string
  pendingLabel: string
  cancelLabel: string
  /** @returns what went wrong, null when it is done: then the dialog is closed */
  onConfirm: () => Promise<string | null>
  /** once it is done and the dialog is gone */
  onDone?: () => void
  onClose: () => void
}

/** Asks once more before something is done. The safe way out comes first. */
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
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const go = async () => {
    if (busy) return
    setBusy(true)
    const wrong = await onConfirm()
    setBusy(false)
    setFault(wrong)
    if (wrong !== null) return
    dialog.current?.close()
    onDone?.()
  }
  return (
    <ModalDialog title={title} note={note} dialogRef={dialog} onClose={onClose}>
      <FormAlert>{fault}</FormAlert>
      <div className="flex gap-2">
        <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('plain', 'flex-1')}>
          {cancelLabel}
        </button>
        <button
          type="button"
          aria-disabled={busy}
          onClick={() => void go()}
          className={buttonClass('primary', 'flex-1 aria-disabled:opacity-60')}
        >
          {busy ? pendingLabel : confirmLabel}
        </button>
      </div>
    </ModalDialog>
  )
}
