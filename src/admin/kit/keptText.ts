import { useState } from 'react'
import { readStored, sessionArea, writeStored } from '@/ui/kit/browserStorage'

/** Of this tab only, and gone with it: what staff typed and have not saved. */
const PREFIX = 'kept:'

export const readKept = (key: string): string | null => readStored(sessionArea, PREFIX + key)

export const keep = (key: string, text: string | null): void => void writeStored(sessionArea, PREFIX + key, text)

function keysUnder(start: string): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(PREFIX + start) ? [key.slice(PREFIX.length)] : [],
    )
  } catch {
    return []
  }
}

/** Whether text under keys that start like this waits to be saved. */
export const hasKept = (start: string): boolean => keysUnder(start).length > 0

export function forgetKept(start = ''): void {
  for (const key of keysUnder(start)) keep(key, null)
}

/** Of one person: who signs in after another in the same tab finds nothing of theirs. */
export function keepOnlyOf(nickname: string): void {
  if (readKept('owner') === nickname) return
  forgetKept()
  keep('owner', nickname)
}

/**
 * State for a text field that survives a reload, a lost session and a failed request. `forget` it once it is saved.
 * @param key null keeps nothing
 */
export function useKeptText(key: string | null, saved = ''): [string, (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => (key === null ? null : readKept(key)) ?? saved)
  const store = (next: string | null) => {
    if (key !== null) keep(key, next)
  }
  const set = (next: string) => {
    setText(next)
    store(next === saved ? null : next)
  }
  return [text, set, () => store(null)]
}
