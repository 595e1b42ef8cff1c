'use client'
import { createContext, type ReactNode, useContext } from 'react'

const KakaoKey = createContext<string | null>(null)

export function KakaoKeyProvider({ value, children }: { value: string | null; children: ReactNode }) {
  return <KakaoKey.Provider value={value}>{children}</KakaoKey.Provider>
}

export const useKakaoKey = (): string | null => useContext(KakaoKey)
