import { useCallback } from 'react'
import type { ApiError } from '../api/requestApi'
import { useSignInPrompt } from '../member/SignInPromptProvider'
import { useMe, useRefreshMe } from '../member/useMe'

export interface RequireSignIn {
  /** opens the sign-in prompt for a visitor and returns whether it did */
  promptIfSignedOut: () => boolean
  /** the same after the API answered 401 */
  handleUnauthorized: (error: ApiError) => boolean
}

/** `why` is a sentence; `anchor` is the id of the element to return to. */
export function useRequireSignIn(why: string, anchor: string): RequireSignIn {
  const { known, member } = useMe()
  const prompt = useSignInPrompt()
  const refresh = useRefreshMe()
  const promptIfSignedOut = useCallback(() => {
    if (!known || member) return false
    prompt(why, anchor)
    return true
  }, [known, member, prompt, why, anchor])
  const handleUnauthorized = useCallback(
    ({ code }: ApiError) => {
      // The page's state of the member is stale: refetch it and show any pending terms.
      if (code === 'unauthenticated' || code === 'consent-required') void refresh()
      if (code !== 'unauthenticated') return false
      prompt(why, anchor)
      return true
    },
    [refresh, prompt, why, anchor],
  )
  return { promptIfSignedOut, handleUnauthorized }
}
