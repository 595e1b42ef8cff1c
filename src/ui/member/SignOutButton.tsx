'use client'
import { useRouter } from 'next/navigation'
import { SIGN_OUT_PATH } from '@/contract/memberPaths'
import { memberMessages } from '@/messages/site/member'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { useToast } from '../kit/ToastProvider'
import { useClearMemberCache } from './useClearMemberCache'

interface Props {
  className: string
  /** the page to go to afterwards; the default is to stay here */
  leadTo?: string
}

/** Without JavaScript it is a plain form that leads to the home page. */
export function SignOutButton({ className, leadTo }: Props) {
  const [router, show, clearMemberCache] = [useRouter(), useToast(), useClearMemberCache()]
  const { submit, isPending } = useSubmit(() => requestApi('POST /api/v1/me/sign-out'), {
    onSuccess: async () => {
      await clearMemberCache()
      if (leadTo) router.push(leadTo)
      // The current page may be for members only.
      else router.refresh()
      show({ text: memberMessages.signedOut })
    },
    onError: ({ message }) => show({ text: message, tone: 'wrong' }),
  })
  return (
    <form
      method="post"
      action={SIGN_OUT_PATH}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="contents"
    >
      <button type="submit" aria-disabled={isPending} className={`${className} aria-disabled:opacity-60`}>
        {memberMessages.signOut}
      </button>
    </form>
  )
}
