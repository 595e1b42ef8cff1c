'use client'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { DialogHeading } from './DialogHeading'

interface Props {
  title: string
  note: string
  /** where the way out is wanted besides the cross: closing gives the focus back to what opened it */
  dialogRef?: RefObject<HTMLDialogElement | null>
  onClose: () => void
  children: ReactNode
}

/** A small native dialog over the page; at the foot of a phone's. Opens as it appears. */
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
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="w-[min(27rem,calc(100vw-1.5rem))] max-w-none rounded-box bg-paper p-0 text-ink shadow-2xl backdrop:bg-black/50 max-sm:mb-3"
    >
      <DialogHeading id={titleId} title={title} note={note} onClose={close} />
      <div className="border-t border-line p-5">{children}</div>
    </dialog>
  )
}
