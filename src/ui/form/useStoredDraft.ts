import { useCallback, useSyncExternalStore } from 'react'
import type { DraftStore } from './createDraftStore'

export type ChangeDraft<D> = (change: (draft: D) => Partial<D>) => void

/**
 * What is being written in one form. It is outside of React, so that a photograph on its way and a page that reloads
 * find it where they left it.
 * @param start what the form begins with; the same object for as long as the form is there
 */
export function useStoredDraft<D extends object>(
  store: DraftStore<D>,
  key: string,
  start: D,
): { draft: D; change: ChangeDraft<D>; drop: () => void } {
  const draft = useSyncExternalStore(
    store.subscribe,
    () => store.read(key, start),
    () => start,
  )
  const change = useCallback<ChangeDraft<D>>((how) => store.change(key, start, how), [store, key, start])
  const drop = useCallback(() => store.drop(key), [store, key])
  return { draft, change, drop }
}
