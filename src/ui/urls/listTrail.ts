const KEY = 'gonggong-bapsang:last-list'

/** Whether a script of this document has said which list is the last; the page that led here no longer counts then. */
let superseded = false

/** Remembers the list that a visitor looks at, with its filters and its page, for the way back from a restaurant. */
export function rememberList(href: string): void {
  superseded = true
  try {
    sessionStorage.setItem(KEY, href)
  } catch {
    // Without storage the way back leads to the region's list.
  }
}

export function forgetList(): void {
  superseded = true
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then there is nothing to forget either.
  }
}

const listOf = (href: string | null): string | null =>
  href !== null && /^\/(restaurants|regions|nearby|plan)(\?[^#]*)?$/.test(href) ? href : null

/** The page of this site whose link opened the document, perhaps before that page's own script ran, or in a new tab. */
const openedFrom = (): string | null =>
  superseded || !document.referrer.startsWith(`${location.origin}/`)
    ? null
    : document.referrer.slice(location.origin.length)

/** The address of the list the visitor came from; null when they came from elsewhere. Anybody can write there. */
export function rememberedList(): string | null {
  const from = openedFrom()
  if (from !== null && (listOf(from) !== null || !isOnTrail(from))) return listOf(from)
  try {
    return listOf(sessionStorage.getItem(KEY))
  } catch {
    return null
  }
}

/** Pages that do not end a trail: who comes back from them still comes from the list. */
export const isOnTrail = (path: string): boolean =>
  /^\/(restaurants|regions|nearby|plan|contact|ranking|login|auth|register|welcome)([/?]|$)/.test(path)
