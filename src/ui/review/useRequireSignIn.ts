import { useCallback } from 'react'
import type { ApiError } from '../api/requestApi'
import { useSignInPrompt } from '../member/SignInPromptProvider'
import { useMe, useRefreshMe } from '../member/useMe'

export interface RequireSignIn {
  /** opens the sign-in prompt for a visitor, and says whether it did */
  promptIfSignedOut: () => boolean
  /** the same after the API answered that no one is signed in any more */
  handleUnauthorized: (error: ApiError) => boolean
}

/**
 * Guards what only members may do.
 * @param why the reason to sign in, as a sentence
 * @param anchor the id of the element to come back to
 */
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
      // The page knew another state of the member: it asks again, and shows the terms that are pending.
      if (code === 'unauthenticated' || code === 'consent-required') void refresh()
      if (code !== 'unauthenticated') return false
      prompt(why, anchor)
      return true
    },
    [refresh, prompt, why, anchor],
  )
  return { promptIfSignedOut, handleUnauthorized }
}
