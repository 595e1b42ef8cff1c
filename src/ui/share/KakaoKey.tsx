'use client'
import { createContext, type ReactNode, useContext } from 'react'

const KakaoKey = createContext<string | null>(null)

/** Provides Kakao's JavaScript key, a server setting, to the share dialogs of all pages. */
export function KakaoKeyProvider({ value, children }: { value: string | null; children: ReactNode }) {
  return <KakaoKey.Provider value={value}>{children}</KakaoKey.Provider>
}

/** Kakao's JavaScript key; null if it is not configured. */
export const useKakaoKey = (): string | null => useContext(KakaoKey)
