'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { SIGN_OUT_PATH } from '@/domain/member/paths'
import { memberMessages } from '@/messages/site/member'
import { useToast } from '../kit/ToastProvider'
import { requestApi } from '../api/requestApi'
import { useClearMemberCache } from './useClearMemberCache'

interface Props {
  className: string
  /** the page to go to afterwards; the one it stands on goes without saying */
  leadTo?: string
}

/** Ends the member's session. A plain form, which leads home, where scripts have not arrived. */
export function SignOutButton({ className, leadTo }: Props) {
  const [leaving, setLeaving] = useState(false)
  const [router, show, forget] = [useRouter(), useToast(), useClearMemberCache()]
  const leave = async (event: FormEvent) => {
    event.preventDefault()
    if (leaving) return
    setLeaving(true)
    const answered = await requestApi(SIGN_OUT_PATH, { method: 'POST' })
    setLeaving(false)
    if (!answered.ok) return show({ text: answered.message, tone: 'wrong' })
    await forget()
    if (leadTo) router.push(leadTo)
    // The page itself may have been a member's.
    else router.refresh()
    show({ text: memberMessages.signedOut })
  }
  return (
    <form method="post" action={SIGN_OUT_PATH} onSubmit={(event) => void leave(event)} className="contents">
      <button type="submit" aria-disabled={leaving} className={`${className} aria-disabled:opacity-60`}>
        {memberMessages.signOut}
      </button>
    </form>
  )
}
