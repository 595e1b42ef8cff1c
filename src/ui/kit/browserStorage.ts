/** Called on each use, because even access throws where storage is blocked. */
export type StorageArea = () => Storage
export const sessionArea: StorageArea = () => sessionStorage

/** null without storage */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return area().getItem(key)
  } catch {
    return null
  }
}

/** `text`: null removes it. Returns false if storage is blocked or full, which no page depends on. */
export function writeStored(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) area().removeItem(key)
    else area().setItem(key, text)
    return true
  } catch {
    return false
  }
}

export interface StoredList<T> {
  /** the stored items; keeps its identity until changed */
  read: () => readonly T[]
  /** changes the list and notifies the page; does nothing without storage */
  change: (change: (items: readonly T[]) => readonly T[]) => void
  /** For changes in any tab; also checks on `pageshow`, because pages in the back/forward cache get no events. */
  subscribe: (listener: () => void) => () => void
}

/** `parse` must not throw, because anyone can edit storage. */
export function createStoredList<T>(
  key: string,
  parse: (kept: string | null) => readonly T[],
  area: StorageArea = () => localStorage,
): StoredList<T> {
  const listeners = new Set<() => void>()
  let last: { kept: string | null; items: readonly T[] } = { kept: null, items: [] }

  const read = (): readonly T[] => {
    const kept = readStored(area, key)
    if (kept !== last.kept) last = { kept, items: parse(kept) }
    return last.items
  }
  return {
    read,
    change(change) {
      const items = change(read())
      if (!writeStored(area, key, items.length ? JSON.stringify(items) : null)) return
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
