import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { useForgetMember } from '../member/useForgetMember'
import { useToast } from '../toast/ToastScope'

/** Leaves the member's page for good, as a visitor: nothing of theirs stays on the screen or behind the back button. */
export function useGoHome(): (said: string) => Promise<void> {
  const [router, show, forget] = [useRouter(), useToast(), useForgetMember()]
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
