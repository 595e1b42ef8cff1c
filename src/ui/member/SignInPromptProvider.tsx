'use client'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { lazyComponent } from '../dialog/lazyComponent'

const SignInDialog = lazyComponent(() => import('./SignInDialog').then((file) => file.SignInDialog))

interface SignInPrompt {
  /** why one has to be signed in, as a sentence */
  why: string
  /** the page to come back to */
  returnTo: string
}

const Ask = createContext<(why: string, anchor?: string) => void>(() => undefined)

/** Holds the dialog that asks a visitor to sign in. */
export function SignInPromptProvider({ children }: { children: ReactNode }) {
  const [prompt, setPrompt] = useState<SignInPrompt | null>(null)
  const ask = useCallback((why: string, anchor?: string) => {
    const { pathname, search, hash } = location
    setPrompt({ why, returnTo: pathname + search + (anchor ? `#${anchor}` : hash) })
  }, [])
  return (
    <Ask.Provider value={ask}>
      {children}
      {prompt && <SignInDialog {...prompt} onClose={() => setPrompt(null)} />}
    </Ask.Provider>
  )
}

/**
 * Opens the dialog that leads to the sign-in and back to this very place. What was typed has to be kept by who asks,
 * before asking.
 * @returns `ask(why, anchor)`: the reason as a sentence, and the id of the element to come back to
 */
export const useSignInPrompt = (): ((why: string, anchor?: string) => void) => useContext(Ask)
