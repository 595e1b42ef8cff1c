import { SOURCE_URL_MAX } from '@/domain/http/limits'

/** null for invalid escapes or UTF-8 */
export function decodeUri(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Base for resolving a path: a result with another origin was not a path. */
const NOWHERE = 'https://nowhere.invalid'
const LENGTH_MAX = 2_000
/** Browsers read a backslash as a slash and drop control characters from URLs. */
const TREACHEROUS = /[\\\u0000-\u001f\u007f]/

export const isTreacherous = (path: string): boolean => TREACHEROUS.test(path)

const leadsAway = (path: string): boolean => isTreacherous(path) || path.startsWith('//')

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

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK.has(new URL(url).hostname)

export const isLoopbackHost = (host: string): boolean =>
  /^127(\.\d{1,3}){3}$/.test(host) || isLoopback(`http://${host === '::1' ? '[::1]' : host}`)

/** The same rule as the database constraint `source_documents_url`. */
const FORM = /^https?:\/\/[^/?#@\s\\\p{Cc}]+([/?#][^\s\p{Cc}]*)?$/iu

/** http or https without credentials. Other schemes (`javascript:`) could run code in visitors' browsers. */
export const isSourceUrl = (text: string): boolean =>
  text.length <= SOURCE_URL_MAX && FORM.test(text) && URL.canParse(text)

type Values = Record<string, string | number>

/** The address of a route such as `GET /api/v1/posts/{id}`. */
export function routePath(at: string, { params = {}, query }: { params?: Values; query?: object } = {}): string {
  const path = at
    .slice(at.indexOf('/'))
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString()
  return search ? `${path}?${search}` : path
}
