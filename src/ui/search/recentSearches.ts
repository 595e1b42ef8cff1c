import { RECENT_SEARCHES_MAX } from '@/domain/search/limits'

const KEY = 'gonggong-bapsang:searches'

/**
 * What this browser searched for, newest first. They stay on the device; a private window may refuse, which is fine.
 */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string').slice(0, RECENT_SEARCHES_MAX) : []
  } catch {
    return []
  }
}

/** The list after a search: newest first, each once. */
export const withSearch = (recent: readonly string[], text: string): string[] =>
  [text, ...recent.filter((item) => item !== text)].slice(0, RECENT_SEARCHES_MAX)

/** Remembers a search, or forgets them all with an empty list. */
export function storeRecentSearches(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Storage can be off or full; the search itself does not depend on it.
  }
}
