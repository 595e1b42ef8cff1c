import { useCallback } from 'react'
import { useMe, useRefreshMe } from '../member/useMe'
import type { ApiError } from '../api/requestApi'
import { useSignInPrompt } from '../member/SignInPromptProvider'

/**
 * The door before what only members do.
 * @param why the reason, as a sentence
 * @param anchor the element to come back to
 * @returns `stop()`: asks a visitor to sign in and says whether it did; `lost(refused)`: the same after an answer said
 * that nobody is signed in any more
 */
export function useRequireSignIn(
  why: string,
  anchor: string,
): { stop: () => boolean; lost: (refused: ApiError) => boolean } {
  const { known, member } = useMe()
  const ask = useSignInPrompt()
  const refresh = useRefreshMe()
  const stop = useCallback(() => {
    if (!known || member) return false
    ask(why, anchor)
    return true
  }, [known, member, ask, why, anchor])
  const lost = useCallback(
    ({ code }: ApiError) => {
      // Who looks is not who was thought: the page asks anew, and says what they owe.
      if (code === 'unauthenticated' || code === 'consent-required') void refresh()
      if (code !== 'unauthenticated') return false
      ask(why, anchor)
      return true
    },
    [refresh, ask, why, anchor],
  )
  return { stop, lost }
}
