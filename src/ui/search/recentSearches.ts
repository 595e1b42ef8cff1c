import { RECENT_SEARCHES_MAX } from '@/domain/search/limits'

const KEY = 'gonggong-bapsang:searches'

/** Recent searches in this browser, newest first. They stay on the device; storage may be blocked. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string').slice(0, RECENT_SEARCHES_MAX) : []
  } catch {
    return []
  }
}

export const withSearch = (recent: readonly string[], text: string): string[] =>
  [text, ...recent.filter((item) => item !== text)].slice(0, RECENT_SEARCHES_MAX)

export function storeRecentSearches(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Storage may be blocked or full; the search itself does not depend on it.
  }
}
