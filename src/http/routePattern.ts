import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'

/** Replaces the path of requests without a route. */
export const UNKNOWN_ROUTE = '(unknown)'

/** Folders in parentheses are groups; those with a leading underscore are private. */
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

/** By Next's rules. */
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

/** Of this checkout. */
export const sitePatterns = (): string[] => [...pagePatterns(join('src', 'app')), ...filePatterns('public'), '/_next/*']

/** The pattern with fewer placeholders wins. */
const openness = (pattern: string): number => (pattern.match(/[:*]/g) ?? []).length + (pattern.endsWith('*') ? 100 : 0)

/**
 * Without personal data. `patterns` in Hono's format, `/lists/:token`; `UNKNOWN_ROUTE` if only a global catch-all
 * matches.
 */
export function routeNamer(patterns: string[]): (url: string) => string {
  const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] })
  // Hono's constraint on a placeholder, `:id{[0-9]+}`, is irrelevant here.
  const routes = new Set(patterns.map((pattern) => pattern.replace(/\{[^/{}]*\}/g, '')))
  for (const route of [...routes].sort((one, other) => openness(one) - openness(other)))
    if (!/^\/?\*$/.test(route)) router.add('GET', route, route)
  return (url) => router.match('GET', url.split('?', 1)[0] ?? '')[0][0]?.[0] ?? UNKNOWN_ROUTE
}
