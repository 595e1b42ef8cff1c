'use client'
import { createContext, type ReactNode, useContext } from 'react'

const KakaoKey = createContext<string | null>(null)

/** Hands Kakao's JavaScript key, known to the server's settings only, to the share dialogs of all pages. */
export function KakaoKeyProvider({ value, children }: { value: string | null; children: ReactNode }) {
  return <KakaoKey.Provider value={value}>{children}</KakaoKey.Provider>
}

/** Kakao's JavaScript key, or null where the site has none. */
export const useKakaoKey = (): string | null => useContext(KakaoKey)
