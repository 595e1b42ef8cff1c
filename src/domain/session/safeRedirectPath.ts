/** Where no site of ours lives: what leaves it for another host was no path. */
const NOWHERE = 'https://nowhere.invalid'
const LENGTH_MAX = 2_000
/** Browsers read a backslash as a slash, and drop control characters before they look at an address. */
const TREACHEROUS = /[\\\u0000-\u001f\u007f]/

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const leadsAway = (path: string): boolean => TREACHEROUS.test(path) || path.startsWith('//')

/**
 * Where to go on after signing in: a path of this site, as asked for, or `fallback`. Anything that a browser could read
 * as another host is refused, in its encoded forms too, since whoever decodes it next may be a redirect.
 */
export function safeRedirectPath(asked: unknown, fallback: string): string {
  if (typeof asked !== 'string' || asked.length > LENGTH_MAX || !asked.startsWith('/') || leadsAway(asked))
    return fallback
  if (!URL.canParse(asked, NOWHERE)) return fallback
  // Resolved first: '/..//host' becomes '//host' only then.
  const { origin, pathname, search, hash } = new URL(asked, NOWHERE)
  const once = decoded(pathname)
  if (origin !== NOWHERE || once === null || [pathname, once, decoded(once) ?? once].some(leadsAway)) return fallback
  return pathname + search + hash
}
