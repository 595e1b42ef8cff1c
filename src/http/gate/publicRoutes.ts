/** Files that are the same for everybody and say themselves how long they are kept. */
const ASSETS = [
  /^\/_next\/static\//,
  /^\/fonts\//,
  /^\/map\/\w+\.json$/,
  /^\/map\/shapes\/\w+\.svg$/,
  /^\/(favicon\.ico|robots\.txt|sw\.js|manifest\.webmanifest)$/,
  /^\/(icon|apple-icon|apple-touch-icon|opengraph-image|twitter-image)[\w.-]*$/,
]

/** Reads of the public API that name what they are made from, so that they are kept whole as pages are. */
const KEPT_API = [
  /^\/api\/v1\/collections(\/[\w-]+)?$/,
  /^\/api\/v1\/(agencies|plan|restaurants|suggest|regions|statistics)$/,
  /^\/api\/v1\/agencies\/\d+$/,
  /^\/api\/v1\/tiles\/\d+\/\d+(\/plan)?$/,
  /^\/api\/v1\/restaurants\/\d+(\/visits|\/similar|\/reviews|\/reviews\/summary)?$/,
]

/** Other reads of the public API and feeds, which say themselves how long they are kept. */
const API = [
  /^\/api\/openapi\.json$/,
  /^\/api\/v1\/locations$/,
  /^\/api\/v1\/snapshots(\/[\d-]{10}\/\w+\.csv\.gz)?$/,
  /^\/api\/v1\/posts(\/\d+(\/comments)?)?$/,
  /^\/api\/v1\/comments\/\d+(\/replies)?$/,
  /^\/cards\/\w+\/\d+\.png$/,
  /^\/sitemap\.xml$/,
  /^\/sitemaps\/[\w-]+\.xml$/,
  /^\/regions\/\d{5}\/rss\.xml$/,
  /^\/board\/\w+\/rss\.xml$/,
  /^\/api\/v1\/photos\/[^/]+(\/small)?$/,
]

/** Pages that are the same for everybody. */
const PAGES = [
  /^\/(about|agencies|board|collections|contact|data|developers|faq|map|nearby|offline|plan)?$/,
  /^\/(privacy|ranking|regions|restaurants|terms)$/,
  /^\/board\/\w+(\/\d+)?$/,
  /^\/privacy\/versions\/\d+$/,
  /^\/terms(\/\w+)?(\/versions\/\d+)?$/,
  /^\/agencies\/\d+$/,
  /^\/collections\/[\w-]+$/,
  /^\/restaurants\/\d+(\/rank)?$/,
  /^\/restaurants\/[^/]+\/[^/]+\/[^/]+$/,
]

const matches = (list: RegExp[], path: string): boolean => list.some((route) => route.test(path))

export const isAsset = (path: string): boolean => matches(ASSETS, path)

/** @param path decoded */
export const isKeptApi = (path: string): boolean => matches(KEPT_API, path)

export type Publicity = 'asset' | 'api' | 'page'

/**
 * The one list of what caches may keep; whatever is not on it is kept nowhere.
 * @param path decoded
 */
export function publicityOf(path: string): Publicity | null {
  if (isAsset(path)) return 'asset'
  if (isKeptApi(path) || matches(API, path)) return 'api'
  return matches(PAGES, path) ? 'page' : null
}
