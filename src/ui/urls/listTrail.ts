const KEY = 'gonggong-bapsang:last-list'

/** Remembers the list that a visitor looks at, with its filters and its page, for the way back from a restaurant. */
export function rememberList(href: string): void {
  try {
    sessionStorage.setItem(KEY, href)
  } catch {
    // Without storage the way back leads to the region's list.
  }
}

export function forgetList(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then there is nothing to forget either.
  }
}

/** The address of the list the visitor came from; null when they came from elsewhere. Anybody can write there. */
export function rememberedList(): string | null {
  try {
    const href = sessionStorage.getItem(KEY)
    return href !== null && /^\/(restaurants|regions|nearby|plan)(\?[^#]*)?$/.test(href) ? href : null
  } catch {
    return null
  }
}

/** Pages that do not end a trail: who comes back from them still comes from the list. */
export const isOnTrail = (path: string): boolean =>
  /^\/(restaurants|regions|nearby|plan|contact|ranking|login|auth|register|welcome)(\/|$)/.test(path)
