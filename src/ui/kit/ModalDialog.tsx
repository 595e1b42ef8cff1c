'use client'

import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon'

const DIALOG =
  'w-[min(27rem,calc(100vw-1.5rem))] max-w-none rounded-box bg-paper p-0 text-ink shadow-2xl ' +
  'backdrop:bg-black/50 max-sm:mb-3'

interface Props {
  title: string
  note: string
  /** for closing other than by the close button: `close()` returns focus to the opener */
  dialogRef?: RefObject<HTMLDialogElement | null>
  onClose: () => void
  children: ReactNode
}

export function ModalDialog({ title, note, dialogRef, onClose, children }: Props) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = dialogRef ?? own
  const titleId = useId()
  const close = () => dialog.current?.close()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [dialog])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // React bubbles close events of nested dialogs.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === event.currentTarget && close()}
      className={DIALOG}
    >
      <DialogHeading id={titleId} title={title} note={note} onClose={close} />
      <div className="border-t border-line p-5">{children}</div>
    </dialog>
  )
}

interface DialogHeadingProps {
  /** target of the dialog's `aria-labelledby` */
  id: string
  title: string
  note: string
  onClose: () => void
}

export function DialogHeading({ id, title, note, onClose }: DialogHeadingProps) {
  return (
    <div className="flex items-start gap-4 py-3 pr-2 pl-5">
      <div className="min-w-0 flex-1 pt-1.5">
        <h2 id={id} className="text-lead font-bold tracking-tight">
          {title}
        </h2>
        <p className="text-small text-soft">{note}</p>
      </div>
      <button
        type="button"
        aria-label="닫기"
        onClick={onClose}
        className="flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-wash"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
