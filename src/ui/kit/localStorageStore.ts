/** A list in the browser's storage, for `useSyncExternalStore`. */
export interface LocalStorageList<T> {
  /** what is remembered; the same array for as long as nothing changes */
  read: () => readonly T[]
  /** changes the list and notifies the page; does nothing where storage is off */
  change: (change: (items: readonly T[]) => readonly T[]) => void
  /**
   * Calls back when the list changes, in this tab or another. A page that the browser had put aside hears nothing
   * in the meantime, so it looks again when it is shown.
   * @returns ends it
   */
  subscribe: (listener: () => void) => () => void
}

/**
 * A list in the browser's own storage: for good, or, in `sessionStorage`, for as long as the tab is open.
 * @param key with a number that goes up when the shape of what is kept changes
 * @param parse reads what anybody may have written there; never throws
 * @param storage asked for each time, since asking may be forbidden
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
    // With storage blocked even reading throws: then there is no list.
    return null
  }
}

function keep(storage: () => Storage, key: string, items: readonly unknown[]): boolean {
  try {
    if (items.length > 0) storage().setItem(key, JSON.stringify(items))
    else storage().removeItem(key)
    return true
  } catch {
    // Full or forbidden; no page depends on such a list.
    return false
  }
}
