export interface LocalStorageList<T> {
  /** the stored items; keeps its identity until changed */
  read: () => readonly T[]
  /** changes the list and notifies the page; does nothing without storage */
  change: (change: (items: readonly T[]) => readonly T[]) => void
  /** For changes in any tab; also checks on `pageshow`, because pages in the back/forward cache get no events. */
  subscribe: (listener: () => void) => () => void
}

/** `parse` must not throw, because anyone can edit storage; `storage` runs on each use, because access may fail. */
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
