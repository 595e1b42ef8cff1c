import { useCallback, useSyncExternalStore } from 'react'
import type { Draft } from './draft'
import { changeDraft, dropDraft, readDraft, subscribeToDrafts } from './draftStore'

type Change = (change: (draft: Draft) => Partial<Draft>) => void

/**
 * What is being written in one form. It is outside of React, so that a photograph on its way and a page that reloads
 * find it where they left it.
 * @param start what the form begins with; the same object for as long as the form is there
 */
export function useDraft(key: string, start: Draft): { draft: Draft; change: Change; drop: () => void } {
  const draft = useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(key, start),
    () => start,
  )
  const change = useCallback<Change>((how) => changeDraft(key, start, how), [key, start])
  const drop = useCallback(() => dropDraft(key), [key])
  return { draft, change, drop }
}
