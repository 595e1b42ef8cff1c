'use client'
import { useRef } from 'react'
import { memberMessages } from '@/messages/site/member'
import { buttonClass } from '../kit/buttonClass'
import { ModalDialog } from '../kit/ModalDialog'
import { KakaoStart } from './KakaoStart'

interface Props {
  why: string
  next: string
  onClose: () => void
}

/** Says that one has to be signed in, and leads there. Opens as it appears. */
export function SignInDialog({ why, next, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <ModalDialog title={why} note={memberMessages.signInWhy} dialogRef={dialog} onClose={onClose}>
      <div className="flex flex-col gap-2.5">
        <KakaoStart next={next} />
        <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('plain')}>
          {memberMessages.later}
        </button>
      </div>
    </ModalDialog>
  )
}
