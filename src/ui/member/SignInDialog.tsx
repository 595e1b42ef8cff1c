'use client'
import { useEffect, useId, useRef } from 'react'
import { MEMBER_WORDS } from '@/messages/member'
import { buttonClass } from '../layout/buttonClass'
import { DialogHeading } from '../layout/DialogHeading'
import { KakaoStart } from './KakaoStart'

interface Props {
  why: string
  next: string
  onClose: () => void
}

/** Says that one has to be signed in, and leads there. Opens as it appears. */
export function SignInDialog({ why, next, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => dialog.current?.close()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="w-[min(25rem,calc(100vw-1.5rem))] max-w-none rounded-box bg-paper p-0 text-ink shadow-2xl backdrop:bg-black/50 max-sm:mb-3"
    >
      <DialogHeading id={titleId} title={why} note={MEMBER_WORDS.signInWhy} onClose={close} />
      <div className="flex flex-col gap-2.5 border-t border-line p-5">
        <KakaoStart next={next} />
        <button type="button" onClick={close} className={buttonClass('plain')}>
          {MEMBER_WORDS.later}
        </button>
      </div>
    </dialog>
  )
}
