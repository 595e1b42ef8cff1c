/** A list in browser storage, for `useSyncExternalStore`. */
export interface LocalStorageList<T> {
  /** the stored items; keeps its identity until changed */
  read: () => readonly T[]
  /** changes the list and notifies the page; does nothing without storage */
  change: (change: (items: readonly T[]) => readonly T[]) => void
  /**
   * Calls back when the list changes in any tab. Pages in the back/forward cache get no events, so it also checks on
   * `pageshow`.
   * @returns unsubscribes
   */
  subscribe: (listener: () => void) => () => void
}

/**
 * A list in `localStorage`, or in `sessionStorage` for the tab's lifetime.
 * @param key with a version number for the stored format
 * @param parse must not throw, because anyone can edit storage
 * @param storage evaluated on each use, because access may be blocked
 */
export function createLocalStorageStore<T>(
  key: string,
  parse: (kept: string | null) => readonly T[],
  storage: () => Storage = () => localStorage,
): LocalStorageList<T> {
  const listeners = new Set<() => void>()
  let last: { kept: string | null; items: readonly T[] } = { kept: null, items: [] }

  const read = (): readonly T[] => {
    const kept = keptAt(storage, key)
    if (kept !== last.kept) last = { kept, items: parse(kept) }
    return last.items
  }
  return {
    read,
    change(change) {
      if (!keep(storage, key, change(read()))) return
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', listener)
      }
    },
  }
}

function keptAt(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    // With blocked storage even reading throws: no list then.
    return null
  }
}

function keep(storage: () => Storage, key: string, items: readonly unknown[]): boolean {
  try {
    if (items.length > 0) storage().setItem(key, JSON.stringify(items))
    else storage().removeItem(key)
    return true
  } catch {
    // Full or blocked; no page depends on such a list.
    return false
  }
}
