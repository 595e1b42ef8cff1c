import { parseRecentPlaces, type RecentPlace } from '@/domain/recent/recentPlaces'

/** The number goes up when the shape of what is kept changes. */
const KEY = 'gonggong-bapsang:recent-places:v1'

const listeners = new Set<() => void>()
let read: { kept: string | null; places: readonly RecentPlace[] } = { kept: null, places: [] }

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // A browser told to keep nothing forbids even asking: then there is no list.
    return null
  }
}

/** What this browser remembers; the same array for as long as nothing changes, as React's stores need it. */
export function recentPlaces(): readonly RecentPlace[] {
  const now = kept()
  if (now !== read.kept) read = { kept: now, places: parseRecentPlaces(now) }
  return read.places
}

/** Changes the list and tells everyone on the page; where nothing can be kept, nothing happens. */
export function changeRecentPlaces(change: (places: readonly RecentPlace[]) => readonly RecentPlace[]): void {
  const places = change(recentPlaces())
  try {
    if (places.length > 0) localStorage.setItem(KEY, JSON.stringify(places))
    else localStorage.removeItem(KEY)
  } catch {
    // Full or forbidden; no page depends on this list.
    return
  }
  for (const listener of listeners) listener()
}

/**
 * Calls back when the list changes, in this tab or another. A page that the browser had put aside hears nothing
 * meanwhile, so it looks again when it is shown.
 * @returns ends it
 */
export function subscribeToRecentPlaces(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', listener)
  }
}
