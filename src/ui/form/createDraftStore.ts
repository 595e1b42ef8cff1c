/** What drafts of one kind of form are, and where they outlive the page. */
interface DraftKind<D> {
  prefix: string
  storage: () => Storage
  /** null when nothing can be read of it, since anybody can write there */
  parse: (kept: string | null) => D | null
  write: (draft: D) => string
  isSame: (a: D, b: D) => boolean
  /** lets go of what a draft holds besides its text */
  release: (draft: D) => void
}

/** Whether a draft outlived the page that it was written on. */
export const hasStoredDraft = (storage: () => Storage, key: string): boolean => keptAt(storage, key) !== null

export interface DraftStore<D> {
  /** @param start what the form begins with when nothing was written */
  read: (key: string, start: D) => D
  /** Changes a draft, and keeps it over a reload of the page. */
  change: (key: string, start: D, change: (draft: D) => Partial<D>) => void
  /** Forgets a draft: it was sent, or given up. */
  drop: (key: string) => void
  /** Calls back when a draft changes. @returns ends it */
  subscribe: (listener: () => void) => () => void
}

function keptAt(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    // With storage blocked even reading throws: the draft then lives as long as the page.
    return null
  }
}

function keep(storage: () => Storage, key: string, text: string | null): void {
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
  } catch {
    // Full or forbidden; what is typed stays on the page.
  }
}

/**
 * The drafts of one kind of form, outside of React; a draft is the same object for as long as nothing changes, as
 * React's stores need it.
 */
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
    const draft = parse(keptAt(storage, prefix + key)) ?? start
    drafts.set(key, draft)
    return draft
  }
  return {
    read,
    change(key, start, change) {
      const before = read(key, start)
      const draft = { ...before, ...change(before) }
      drafts.set(key, draft)
      keep(storage, prefix + key, isSame(draft, start) ? null : write(draft))
      tell()
    },
    drop(key) {
      const draft = drafts.get(key)
      if (draft) release(draft)
      drafts.delete(key)
      keep(storage, prefix + key, null)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
