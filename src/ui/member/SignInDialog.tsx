'use client'
import { useRef } from 'react'
import { memberMessages } from '@/messages/site/member'
import { buttonClass } from '../kit/buttonClass'
import { ModalDialog } from '../kit/ModalDialog'
import { KakaoStart } from './KakaoStart'

interface Props {
  why: string
  returnTo: string
  onClose: () => void
}

export function SignInDialog({ why, returnTo, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <ModalDialog title={why} note={memberMessages.signInWhy} dialogRef={dialog} onClose={onClose}>
      <div className="flex flex-col gap-2.5">
        <KakaoStart returnTo={returnTo} />
        <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('plain')}>
          {memberMessages.later}
        </button>
      </div>
    </ModalDialog>
  )
}
