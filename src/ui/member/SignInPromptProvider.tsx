'use client'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { lazyComponent } from '../kit/lazyComponent'

const SignInDialog = lazyComponent(() => import('./SignInDialog').then((file) => file.SignInDialog))

interface SignInPrompt {
  /** why signing in is needed, as a sentence */
  why: string
  returnTo: string
}

const Ask = createContext<(why: string, anchor?: string) => void>(() => undefined)

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

/** Callers must save any typed text first. `anchor` is the id of the element to return to. */
export const useSignInPrompt = (): ((why: string, anchor?: string) => void) => useContext(Ask)
