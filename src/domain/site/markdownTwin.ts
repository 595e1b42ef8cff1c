/** Public pages that are also given as Markdown; forms and what belongs to a member are not. */
const PAGES = [
  /^\/(about|agencies|board|changes|collections|data|developers|faq|map)$/,
  /^\/(nearby|plan|privacy|ranking|regions|restaurants|terms)$/,
  /^\/agencies\/\d+(\/report-card)?$/,
  /^\/board\/\w+(\/\d+)?$/,
  /^\/collections\/[\w-]+$/,
  /^\/report-card(\/rule)?$/,
  /^\/privacy\/versions\/\d+$/,
  /^\/restaurants\/\d+(\/rank)?$/,
  /^\/terms(\/(age14|location))?(\/versions\/\d+)?$/,
]
const HOME_TWIN = '/index.md'
const SUFFIX = '.md'

const hasTwin = (path: string): boolean => PAGES.some((page) => page.test(path))

/** '/restaurants/1' → '/restaurants/1.md'; null without one. `path`: decoded */
export const markdownTwinOf = (path: string): string | null =>
  path === '/' ? HOME_TWIN : hasTwin(path) ? path + SUFFIX : null

/** The page of a Markdown path; null for other paths. */
export function pageOfTwin(path: string): string | null {
  if (path === HOME_TWIN) return '/'
  if (!path.endsWith(SUFFIX)) return null
  const page = path.slice(0, -SUFFIX.length)
  return hasTwin(page) ? page : null
}

/** The guides for programs (llmstxt.org). */
export const isGuide = (path: string): boolean => path === '/llms.txt' || path === '/llms-full.txt'

/** '/restaurants?q=a' → '/restaurants.md?q=a'; other addresses stay as they are. */
export function markdownHref(href: string): string {
  const end = href.search(/[?#]/)
  const path = end < 0 ? href : href.slice(0, end)
  return (markdownTwinOf(path) ?? path) + (end < 0 ? '' : href.slice(end))
}
