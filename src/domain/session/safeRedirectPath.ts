import { decodeUri } from '../http/decodeUri'

/** Base for resolving a path: a result with another origin was not a path. */
const NOWHERE = 'https://nowhere.invalid'
const LENGTH_MAX = 2_000
/** Browsers read a backslash as a slash and drop control characters from URLs. */
const TREACHEROUS = /[\\\u0000-\u001f\u007f]/

const leadsAway = (path: string): boolean => TREACHEROUS.test(path) || path.startsWith('//')

/** Rejects what a browser could read as another host, also encoded, as a redirect might decode it (OWASP). */
export function safeRedirectPath(asked: unknown, fallback: string): string {
  if (typeof asked !== 'string' || asked.length > LENGTH_MAX || !asked.startsWith('/') || leadsAway(asked))
    return fallback
  if (!URL.canParse(asked, NOWHERE)) return fallback
  // Resolved first, because '/..//host' resolves to '//host'.
  const { origin, pathname, search, hash } = new URL(asked, NOWHERE)
  const once = decodeUri(pathname)
  if (origin !== NOWHERE || once === null || [pathname, once, decodeUri(once) ?? once].some(leadsAway)) return fallback
  return pathname + search + hash
}
