import { useCallback, useSyncExternalStore } from 'react'
import { readStored, type StorageArea, writeStored } from '../kit/browserStorage'

interface DraftKind<D> {
  prefix: string
  storage: StorageArea
  /** null if invalid, because anyone can edit storage */
  parse: (kept: string | null) => D | null
  write: (draft: D) => string
  isSame: (a: D, b: D) => boolean
  /** releases resources of a draft besides its text */
  release: (draft: D) => void
}

interface DraftStore<D> {
  read: (key: string, start: D) => D
  change: (key: string, start: D, change: (draft: D) => Partial<D>) => void
  drop: (key: string) => void
  subscribe: (listener: () => void) => () => void
}

/** A draft keeps its identity until it changes, for `useSyncExternalStore`. Without storage it lives with the page. */
export function createDraftStore<D extends object>({
  prefix,
  storage,
  parse,
  write,
  isSame,
  release,
}: DraftKind<D>): DraftStore<D> {
  const drafts = new Map<string, D>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())

  const read = (key: string, start: D): D => {
    const known = drafts.get(key)
    if (known) return known
    const draft = parse(readStored(storage, prefix + key)) ?? start
    drafts.set(key, draft)
    return draft
  }
  return {
    read,
    change(key, start, change) {
      const before = read(key, start)
      const draft = { ...before, ...change(before) }
      drafts.set(key, draft)
      writeStored(storage, prefix + key, isSame(draft, start) ? null : write(draft))
      tell()
    },
    drop(key) {
      const draft = drafts.get(key)
      if (draft) release(draft)
      drafts.delete(key)
      writeStored(storage, prefix + key, null)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type ChangeDraft<D> = (change: (draft: D) => Partial<D>) => void

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
