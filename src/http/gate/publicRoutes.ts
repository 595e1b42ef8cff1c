import { LRUCache } from 'lru-cache'
import { agencyListQuerySchema } from '@/contract/agencies'
import { listQuerySchema } from '@/contract/directoryQuery'
import { planQuerySchema } from '@/contract/plan'
import { reportCardQuerySchema } from '@/contract/reportCard'
import { isEmbed } from '@/domain/site/embed'
import { isGuide, pageOfTwin } from '@/domain/site/markdownTwin'
import { ROUTER_PARAMETER } from '@/domain/staff/cmsRedirect'

/** Static files that set their own cache lifetime. */
const ASSETS = [
  /^\/_next\/static\//,
  /^\/fonts\//,
  /^\/map\/\w+\.json$/,
  /^\/map\/shapes\/\w+\.svg$/,
  /^\/(favicon\.ico|robots\.txt|sw\.js|manifest\.webmanifest)$/,
  /^\/(icon|apple-icon|apple-touch-icon|opengraph-image|twitter-image)[\w.-]*$/,
]

/** Set cache tags, and so are cached like pages. */
const KEPT_API = [
  /^\/api\/v1\/collections(\/[\w-]+)?$/,
  /^\/api\/v1\/(agencies|changes|plan|report-card|restaurants|suggest|regions|statistics)$/,
  /^\/api\/v1\/agencies\/\d+(\/report-card)?$/,
  /^\/api\/v1\/tiles\/\d+\/\d+(\/plan)?$/,
  /^\/api\/v1\/restaurants\/\d+(\/visits|\/similar|\/reviews|\/reviews\/summary)?$/,
]

/** Set their own cache lifetime, like feeds. */
const API = [
  /^\/api\/openapi\.json$/,
  /^\/api\/v1\/locations$/,
  /^\/api\/v1\/snapshots(\/[\d-]{10}\/(\w+\.csv\.gz|datapackage\.json))?$/,
  /^\/data\/catalog\.jsonld$/,
  /^\/oembed$/,
  /^\/api\/v1\/posts(\/\d+(\/comments)?)?$/,
  /^\/api\/v1\/comments\/\d+(\/replies)?$/,
  /^\/cards\/\w+\/\d+\.png$/,
  /^\/sitemap\.xml$/,
  /^\/sitemaps\/[\w-]+\.xml$/,
  /^\/regions\/\d{5}\/rss\.xml$/,
  /^\/agencies\/\d+\/rss\.xml$/,
  /^\/changes\/rss\.xml$/,
  /^\/board\/\w+\/rss\.xml$/,
  /^\/api\/v1\/photos\/[^/]+(\/small)?$/,
]

const LIST = Object.keys(listQuerySchema.shape)

/** With the parameters each reads. Others are not cached, so that invented ones cannot fill the cache. */
const PAGES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/(about|board|collections|data|developers|faq|offline)?$/, []],
  [/^\/(privacy|ranking|terms)$/, []],
  [/^\/(regions|restaurants)$/, LIST],
  [/^\/agencies$/, [...Object.keys(agencyListQuerySchema.shape), 'with']],
  [/^\/agencies\/\d+$/, ['with']],
  [/^\/agencies\/\d+\/report-card$/, []],
  [/^\/changes$/, ['until']],
  [/^\/contact$/, ['kind', 'restaurant', 'agency']],
  [/^\/map$/, ['region']],
  [/^\/nearby$/, ['q']],
  [/^\/report-card$/, Object.keys(reportCardQuerySchema.shape)],
  [/^\/report-card\/rule$/, []],
  [/^\/plan$/, [...Object.keys(planQuerySchema.shape), 'at', 'q']],
  [/^\/board\/\w+$/, ['page', 'q']],
  [/^\/board\/\w+\/\d+$/, ['sort', 'after', 'before', 'comment', 'refused', 'wait', 'answer', 'held']],
  [/^\/privacy\/versions\/\d+$/, []],
  [/^\/terms(\/\w+)?(\/versions\/\d+)?$/, []],
  [/^\/collections\/[\w-]+$/, []],
  [/^\/restaurants\/\d+$/, ['page', 'reviews', 'visitors']],
  [/^\/restaurants\/\d+\/rank$/, []],
  [/^\/restaurants\/[^/]+\/[^/]+\/[^/]+$/, []],
  [/^\/en(\/(agencies|restaurants)\/\d+)?$/, []],
  [/^\/en\/agencies$/, ['page']],
  [/^\/en\/restaurants$/, ['province', 'district', 'category', 'page']],
]

const matches = (list: RegExp[], path: string): boolean => list.some((route) => route.test(path))

export const isAsset = (path: string): boolean => matches(ASSETS, path)

const isKeptApi = (path: string): boolean =>
  matches(KEPT_API, path) || isEmbed(path) || isGuide(path) || pageOfTwin(path) !== null

/** The page cache keeps pages and `kept api`. */
export type Publicity = 'asset' | 'kept api' | 'api' | 'page'

function findPublicity(path: string): Publicity | 'none' {
  if (isAsset(path)) return 'asset'
  if (isKeptApi(path)) return 'kept api'
  if (matches(API, path)) return 'api'
  return pageParameters(path) ? 'page' : 'none'
}

/** Nearly all requests are for few paths. */
const publicities = new LRUCache<string, Publicity | 'none'>({ max: 1_000, memoMethod: findPublicity })

/** The only list of what caches may keep. `path`: decoded */
export function publicityOf(path: string): Publicity | null {
  const publicity = publicities.memo(path)
  return publicity === 'none' ? null : publicity
}

const pageParameters = (path: string): readonly string[] | undefined => PAGES.find(([route]) => route.test(path))?.[1]

/** Each given once. `path`: decoded. `isRouter`: the request has Next's own hash parameter. */
export function readsEveryParameter(path: string, search: string, isRouter: boolean): boolean {
  if (search === '') return true
  const names = [...new URLSearchParams(search).keys()]
  const known = path === '/embed/list' ? LIST : (pageParameters(pageOfTwin(path) ?? path) ?? [])
  return (
    new Set(names).size === names.length &&
    names.every((name) => known.includes(name) || (isRouter && name === ROUTER_PARAMETER))
  )
}

/** Neither counted nor queued, because they often come from one address. */
export const isHealthPath = (path: string): boolean => /^\/(healthz(\/database)?|readyz)$/.test(path)
