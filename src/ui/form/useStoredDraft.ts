import { useCallback, useSyncExternalStore } from 'react'
import type { DraftStore } from './createDraftStore'

export type ChangeDraft<D> = (change: (draft: D) => Partial<D>) => void

/** Outside React, so that uploads and reloads find it. `start` must keep its identity while mounted. */
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
