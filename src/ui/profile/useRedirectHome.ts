import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { useClearMemberCache } from '../member/useClearMemberCache'
import { useToast } from '../kit/ToastProvider'

/** Clears the member's data and goes to the home page, so that the back button shows nothing of theirs. */
export function useRedirectHome(): (said: string) => Promise<void> {
  const [router, show, forget] = [useRouter(), useToast(), useClearMemberCache()]
  return useCallback(
    async (said: string) => {
      await forget()
      router.replace('/')
      router.refresh()
      show({ text: said })
    },
    [router, show, forget],
  )
}
