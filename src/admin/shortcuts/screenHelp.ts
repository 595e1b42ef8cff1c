import { useEffect, useSyncExternalStore } from 'react'

let current: string | null = null
const listeners = new Set<() => void>()

function setHelp(text: string | null): void {
  current = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSetScreenHelp(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return
    setHelp(text)
    return () => setHelp(null)
  }, [text])
}

export const useScreenHelp = (): string | null => useSyncExternalStore(subscribe, () => current)
