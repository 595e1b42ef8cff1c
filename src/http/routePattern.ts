import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What stands for the path of a request that no route is for. */
export const UNKNOWN_ROUTE = '(unknown)'

/** Folders in brackets group pages; those that begin with an underscore hold none. */
const NO_SEGMENT = /^\(.*\)$/
const METADATA: Record<string, string> = {
  'robots.ts': '/robots.txt',
  'sitemap.ts': '/sitemap.xml',
  'manifest.ts': '/manifest.webmanifest',
}
const ROUTE_FILE = /^(page|route)\.tsx?$/
const ICON_FILE = /^(favicon|icon|apple-icon|opengraph-image|twitter-image)\d*\.\w+$/

/** `[id]` is `:id`; `[...path]`, of any length, is `*`. */
const segmentOf = (folder: string): string =>
  folder.startsWith('[...') || folder.startsWith('[[...') ? '*' : folder.replace(/^\[(.+)\]$/, ':$1')

/** The patterns of a folder of pages, as Next reads it. */
function pagePatterns(folder: string, above = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      if (entry.name.startsWith('_')) return []
      return pagePatterns(
        join(folder, entry.name),
        NO_SEGMENT.test(entry.name) ? above : `${above}/${segmentOf(entry.name)}`,
      )
    }
    if (ROUTE_FILE.test(entry.name)) return [above || '/']
    if (METADATA[entry.name]) return [METADATA[entry.name] ?? '']
    return ICON_FILE.test(entry.name) ? [`${above}/${entry.name.replace(/\.tsx?$/, '')}`] : []
  })
}

const filePatterns = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).map((entry) =>
        entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`,
      )
    : []

/** The patterns of all pages and files that this checkout serves. */
export const sitePatterns = (): string[] => [...pagePatterns(join('src', 'app')), ...filePatterns('public'), '/_next/*']

/** Of two patterns that fit, the one with fewer open places is meant. */
const openness = (pattern: string): number => (pattern.match(/[:*]/g) ?? []).length + (pattern.endsWith('*') ? 100 : 0)

const toRegExp = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\/\*$/, '(?:/.*)?')
      .replace(/:\w+/g, '[^/]+')}$`,
  )

/**
 * Names the route that a request is for, without what its path says about anybody.
 * @param patterns as Hono writes them, `/lists/:token`
 * @returns of a request's target, its pattern; `UNKNOWN_ROUTE` for one that only a catch-all of everything fits
 */
export function routeNamer(patterns: string[]): (url: string) => string {
  // Hono's own rule for a place, `:id{[0-9]+}`, is its business.
  const routes = [...new Set(patterns.map((pattern) => pattern.replace(/\{[^/{}]*\}/g, '')))]
    .filter((pattern) => !/^\/?\*$/.test(pattern))
    .sort((one, other) => openness(one) - openness(other))
    .map((pattern) => ({ pattern, expression: toRegExp(pattern) }))
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    return routes.find(({ expression }) => expression.test(path))?.pattern ?? UNKNOWN_ROUTE
  }
}
