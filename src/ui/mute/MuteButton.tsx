'use client'
import { useState } from 'react'
import { MUTES } from '@/messages/site/comments'
import { memberMessages } from '@/messages/site/member'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { useMe } from '../member/useMe'
import { useRequireSignIn } from '../review/useRequireSignIn'
import { useToast } from '../kit/ToastProvider'
import { useChangeMute } from './useMutes'

interface Props {
  nickname: string
  className: string
}

export function MuteButton({ nickname, className }: Props) {
  const [asking, setAsking] = useState(false)
  const { member } = useMe()
  const change = useChangeMute()
  const toast = useToast()
  const { promptIfSignedOut } = useRequireSignIn(MUTES.signIn, 'comments')
  const unmute = async () => {
    const answered = await change(nickname, false)
    toast(answered.ok ? { text: MUTES.unmuted(nickname) } : { text: answered.message, tone: 'wrong' })
  }
  if (member?.nickname === nickname) return null
  return (
    <>
      <button type="button" onClick={() => promptIfSignedOut() || setAsking(true)} className={className}>
        {MUTES.muteShort}
      </button>
      {asking && (
        <ConfirmDialog
          title={MUTES.muteAsk(nickname)}
          note={MUTES.muteNote}
          confirmLabel={MUTES.muteShort}
          pendingLabel={MUTES.muting}
          cancelLabel={MUTES.keep}
          onConfirm={() => change(nickname, true)}
          onDone={() =>
            toast({ text: MUTES.muted(nickname), action: { label: memberMessages.undo, run: () => void unmute() } })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
