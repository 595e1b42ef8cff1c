import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SERVICE_WORKER } from '@/domain/site/serviceWorker'
import { isPanel } from '@/domain/staff/cmsRedirect'
import { type Env, env } from '@/infra/env'
import { isAsset } from './gate/publicRoutes'
import { PANEL_STYLES } from './panelStyles'

/** For answers that are no page: opened as one, they load and run nothing. */
export const NO_CONTENT_POLICY = `default-src 'none'; frame-ancestors 'none'`

/** A service worker asks under its own script's policy, and for nothing but files and pages of this site. */
const WORKER_POLICY = `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`

export interface PolicySources {
  /** the sources by which the page's own scripts run: a nonce, or the hashes of a page that is kept */
  scripts: readonly string[]
  /** the pages of `npm run dev`, whose own tools evaluate code, write styles and hold a WebSocket open */
  dev?: boolean
  /** nonce or hashes of style elements */
  styles?: readonly string[]
  /** hosts that pictures and requests of the map are let through to */
  map?: readonly string[]
  /** hosts that streets come from; `map` is asked as well */
  tiles?: readonly string[]
  /** origins that a form may lead to, besides this one */
  forms?: readonly string[]
}

/** Its scripts come by `'strict-dynamic'`; its pictures and its answers cannot. */
const KAKAO_MAP = ['https://*.daumcdn.net', 'https://dapi.kakao.com']
/** Kakao's SDK posts a form to the window in which a friend is picked. */
const KAKAO_SHARE = 'https://sharer.kakao.com'
const KAKAO_ISSUER = 'https://kauth.kakao.com'
const KAKAO_ACCOUNTS = 'https://accounts.kakao.com'

/** The policy of a page; style attributes, which React and the panel write, are free. */
export function contentSecurityPolicy({
  scripts,
  dev = false,
  styles = [],
  map = [],
  tiles = [],
  forms = [],
}: PolicySources): string {
  const self = `'self'`
  const directives: Record<string, readonly string[]> = {
    'default-src': [self],
    'base-uri': [`'none'`],
    'object-src': [`'none'`],
    'frame-ancestors': [`'none'`],
    'form-action': [self, ...forms],
    'script-src': [self, ...scripts, ...(dev ? [`'unsafe-eval'`] : [])],
    // Next to a nonce or a hash 'unsafe-inline' would count for nothing.
    'style-src': dev ? [self, `'unsafe-inline'`] : [self, ...styles],
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': [self, 'data:', 'blob:', ...map],
    'connect-src': [self, ...(dev ? ['ws:'] : []), ...map, ...tiles],
    'font-src': [self],
    'worker-src': [self, 'blob:'],
    'manifest-src': [self],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * Scripts and styles run that carry the nonce, and what those scripts load. Browsers that know 'strict-dynamic' skip
 * 'self', which is for the others.
 * @param nonce base64, new for every answer
 */
export const sourcesByNonce = (nonce: string): Pick<PolicySources, 'scripts' | 'styles'> & { styles: string[] } => ({
  scripts: [`'nonce-${nonce}'`, `'strict-dynamic'`],
  styles: [`'nonce-${nonce}'`],
})

/**
 * What the installation's settings add. Chrome holds the redirects after a form to `form-action` as well, and a
 * sign-in is a form that ends at the identity provider; Kakao's redirects once more, to its accounts.
 */
export function policySourcesOf(
  settings: Pick<Env, 'KAKAO_MAP_KEY' | 'MAP_TILES_URL' | 'OIDC_CLIENT_ID' | 'OIDC_ISSUER'>,
): Required<Pick<PolicySources, 'map' | 'tiles' | 'forms'>> {
  const { KAKAO_MAP_KEY: mapKey, MAP_TILES_URL: tiles, OIDC_CLIENT_ID: client, OIDC_ISSUER: issuer } = settings
  const provider = new URL(issuer).origin
  const signIn = client ? [provider, ...(provider === KAKAO_ISSUER ? [KAKAO_ACCOUNTS] : [])] : []
  return {
    map: mapKey ? KAKAO_MAP : [],
    tiles: tiles ? [new URL(tiles).origin] : [],
    forms: [...signIn, ...(mapKey ? [KAKAO_SHARE] : [])],
  }
}

const isPage = (path: string): boolean => !isAsset(path) && !/^\/(api|cards|healthz|readyz)(\/|$)/.test(path)

/**
 * Sets the policy of a page's answer, with a nonce that Next reads from the request and gives to what it writes. What
 * the caller sent in its place would be believed, and is dropped.
 * @param path decoded
 */
export function setPagePolicy(req: IncomingMessage, res: ServerResponse, path: string, dev: boolean): void {
  delete req.headers['content-security-policy']
  delete req.headers['content-security-policy-report-only']
  if (path === SERVICE_WORKER) res.setHeader('Content-Security-Policy', WORKER_POLICY)
  if (!isPage(path)) return
  const nonce = randomBytes(16).toString('base64')
  req.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  const { scripts, styles } = sourcesByNonce(nonce)
  const sources = { scripts, styles: [...styles, ...(isPanel(path) ? PANEL_STYLES : [])], ...policySourcesOf(env()) }
  res.setHeader('Content-Security-Policy', contentSecurityPolicy({ dev, ...sources }))
}

/**
 * The policy of a public page that is kept and sent to many, so that it can hold no nonce: its scripts are files of
 * this site, those of the map, and what stands in the page itself, by hash.
 */
export function publicPagePolicy(hashes: { scripts: readonly string[]; styles: readonly string[] }): string {
  const { map, tiles, forms } = policySourcesOf(env())
  return contentSecurityPolicy({ scripts: [...hashes.scripts, ...map], styles: hashes.styles, map, tiles, forms })
}
